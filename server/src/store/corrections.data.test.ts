import { expect, test } from "vitest";

import { aClassWithQuestions, unreadOf } from "../../test/a-class-with-questions.ts";
import { jsonOf } from "../../test/a-campus.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/list.ts";

const indexOf = (name: string) => migrations.findIndex((migration) => migration.name === name);

describeEachDatabase("corrections that were questions of a group", (openStore, kind) => {
  test("become suggestions for the deck's author, and stay questions with all their words", async () => {
    const { store, teacher, ada, bob, deck, of, asked, list } = await aClassWithQuestions(openStore);
    const question = await asked(ada, "The book says so.");
    const [plain, settled, doubled] = [await asked(bob, "Why?"), await asked(bob, "Old"), await asked(ada, "Twice")];
    await migrate({ db: store.identity, kind, target: indexOf("0085-corrections-are-suggestions") });
    // oxlint-disable-next-line no-explicit-any -- the columns of that day
    const before = store.identity as any;
    const correct = (id: string, fields: object) => before.updateTable("cardQuestions").set(fields).where("id", "=", id).execute();
    await correct(question.id, { correctedSide: "definition", correction: "division of a nucleus" });
    await correct(doubled.id, { text: "", correctedSide: "definition", correction: "division of a nucleus" });
    await correct(settled.id, { correctedSide: "term", correction: "Mitosis", settledAt: 5 });
    await before.updateTable("notices").set({ kind: "correction-proposed" }).where("subjectId", "=", question.id).execute();
    await migrate({ db: store.identity, kind });
    const texts = async (search = "") => (await list(teacher, search)).questions.map(({ id, text }) => [id, text]);
    expect(new Map((await texts()) as [string, string][])).toEqual(
      new Map([
        [question.id, "The book says so.\n\ndivision of a nucleus"],
        [doubled.id, "division of a nucleus"],
        [plain.id, "Why?"],
      ]),
    );
    expect(await texts("?settled=1")).toEqual([[settled.id, "Old\n\nMitosis"]]);
    const open = await jsonOf<{ suggestions: object[] }>(teacher.get(`/api/users/${teacher.uid}/decks/${deck.id}/suggestions`));
    const suggestion = { cardId: of.cardId, field: "definition", text: "division of a nucleus", bases: [null], readers: 1, names: [null] };
    expect(open.suggestions).toMatchObject([suggestion]);
    expect((await unreadOf(teacher)).map((notice) => notice.kind).toSorted()).toEqual(["question-asked", "suggestion-made"]);
  });
});
