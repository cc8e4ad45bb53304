import { expect, test } from "vitest";

import { aCampus } from "../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { refusal } from "../../../test/school/a-school.ts";

/** Many masks over one picture, each question of which carries all of them. */
const masks = Array.from({ length: 200 }, (_, at) => `${at + 1} polygon ${"0.1234,0.4321 ".repeat(5)}0.5,0.5: l${at}`);
const cardsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ term: `![a map](media/picture${String(at).padStart(9, "0")}.png)`, definition: "", masks }));

describeEachDatabase("a deck of many masks", (openStore) => {
  test("is asked while its questions fit into the memory, and refused by name in tests and rounds beyond", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const one = await ada.deck({ cards: cardsOf(1) });
    const written = (deckId: number) => ada.send("POST", "/api/practice/open-ended", { deckId });
    const { keys } = (await (await written(one.id)).json()) as { keys: string[] };
    expect(keys).toHaveLength(200);

    const many = await ada.deck({ cards: cardsOf(12) });
    const tooLong = { code: "practice/deck-too-long" };
    expect(await refusal(written(many.id))).toMatchObject(tooLong);
    const round = { deckId: many.id, questions: 3, seconds: 20, direction: "definition" };
    expect(await refusal(ada.send("POST", "/api/rounds", round))).toMatchObject(tooLong);
  });
});
