import { PRACTICE } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aStudent } from "../../../test/a-student.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { practiceApp } from "../../../test/practice/practice-app.ts";
import { createBuiltInExaminer } from "../../examiner/built-in-examiner.ts";

describeEachDatabase("what an answer is compared with", (openStore) => {
  test("is the beginning of a long deck, and a card beyond it is still marked", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    const long = "x".repeat(PRACTICE.comparedLength / 4);
    const cards = Array.from({ length: 8 }, (_, at) => ({ id: `c${at}`, term: `Term ${at}`, definition: `${at} ${long}` }));
    const asked = { id: "asked", term: "Capital of France", definition: "Paris" };
    const content = { title: "Long", description: "", cards: JSON.stringify([...cards, asked]), cardCount: cards.length + 1 };
    const kept = { visibility: "Private", updatedAt: 100, revision: 1, copiedFrom: null } as const;
    await store.write(
      async ({ db }) =>
        void (await db
          .insertInto("decks")
          .values({ ownerId: ada, id: 100, ...content, ...kept })
          .execute()),
    );
    const seen: number[] = [];
    const built = createBuiltInExaminer();
    const examiner: typeof built = {
      ...built,
      evaluate: async (answered, said) => {
        seen.push(answered.deck.length);
        return built.evaluate(answered, said);
      },
    };
    const reply = await practiceApp(store, { examiner }).as(ada).post("evaluations", { deckId: 100, cardId: "asked", answer: "Paris" });
    expect(await reply.json()).toMatchObject({ isCorrect: true });
    expect(seen).toEqual([3]);
  });
});
