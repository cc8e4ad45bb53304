import { expect, test } from "vitest";

import { aCampus } from "../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { refusal } from "../../../test/school/a-school.ts";

/** As many gaps as a term can have, in a sentence whose every question is as long as itself. */
const term = Array.from({ length: 999 }, (_, at) => `{{c${at + 1}::word ${at + 1}}}`).join(" ");
const cardsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ term: `${term} ${at}`, definition: "" }));

describeEachDatabase("a deck of terms full of gaps", (openStore) => {
  test("is asked while its questions are not too long together, and refused by name in tests beyond", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const written = (deckId: number) => ada.send("POST", "/api/practice/open-ended", { deckId });
    const { keys } = (await (await written((await ada.deck({ cards: cardsOf(1) })).id)).json()) as { keys: string[] };
    expect(keys).toHaveLength(999);
    expect(await refusal(written((await ada.deck({ cards: cardsOf(3) })).id))).toMatchObject({ code: "practice/deck-too-long" });
  });
});
