import { usualTest } from "@recollect/domain/practice/options/test-options.ts";
import { mixedKinds, mixedSize, rightChoices, type MixedKind, type MixedTest } from "@recollect/domain/practice/mixed/mixed-test.ts";
import { expect, test } from "vitest";

import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { aDeckToAsk, practiceApp } from "../../../../test/practice/practice-app.ts";
import { codeIn } from "../../../../test/signed-up.ts";

type Made = MixedTest & { testId: string };

describeEachDatabase("a mixed test", (openStore) => {
  async function adasDeck(cardCount = 12) {
    const store = await openStore();
    const ada = await aStudent(store);
    await aDeckToAsk(store, ada, cardCount);
    const { post, get } = practiceApp(store).as(ada);
    const made = async (kinds: readonly MixedKind[] = mixedKinds, options = usualTest) =>
      (await (await post("mixed", { deckId: 100, options, kinds })).json()) as Made;
    const finish = async (testId: string, picks: object[]) => (await post("results", { deckId: 100, testId, picks })).json();
    return { store, ada, post, get, made, finish };
  }

  test("asks each card once, in the wished kinds", async () => {
    const { made } = await adasDeck();
    const mixed = await made();
    expect(mixedSize(mixed)).toBe(12);
    for (const part of [mixed.trueFalse, mixed.choice, mixed.matching, mixed.written]) expect(part.length).toBeGreaterThan(0);
    expect(mixedSize(await made(["written"], { ...usualTest, count: 5 }))).toBe(5);
  });

  test("has a hundred questions at most", async () => {
    const { made } = await adasDeck(150);
    expect(mixedSize(await made())).toBe(100);
  });

  test("counts what is answered rightly of all questions, and names what was not answered", async () => {
    const { made, finish, post, get } = await adasDeck();
    const mixed = await made();
    const [first] = mixed.written;
    await post("evaluations", { deckId: 100, cardId: first!.cardId, answer: first!.answer, testId: mixed.testId });
    const [wrong, ...right] = rightChoices(mixed);
    const picks = [{ cardId: wrong!.cardId, choice: "something else" }, ...right.map(({ cardId, answer }) => ({ cardId, choice: answer }))];
    const answered = picks.length + 1;
    const kept = { kind: "mixed", size: 12, answered, correct: answered - 1, missed: 13 - answered, score: null };
    expect(await finish(mixed.testId, picks)).toMatchObject(kept);
    const history = (await (await get("history?deckId=100")).json()) as { tests: object[] };
    expect(history.tests).toMatchObject([kept]);
  });

  test("takes no mark from an evaluation for a question that is chosen", async () => {
    const { made, finish, post } = await adasDeck();
    const { testId, choice } = await made(["choice"]);
    await post("evaluations", { deckId: 100, cardId: choice[0]!.cardId, answer: choice[0]!.answer, testId });
    expect(await finish(testId, [])).toMatchObject({ answered: 0, correct: 0, missed: 12 });
  });

  test.each([{ kinds: [] }, { kinds: ["guessing"] }, {}, { kinds: ["choice"], minutes: 5 }])("with %j is refused", async (wishes) => {
    const { post } = await adasDeck();
    const reply = await post("mixed", { deckId: 100, ...wishes });
    expect([reply.status, await codeIn(reply)]).toEqual([422, "request/invalid"]);
  });

  test("of a deck of pictures alone is asked and counted by pictures, and has nothing to write", async () => {
    const { store, ada, post, made, finish } = await adasDeck(6);
    const picture = (letter: string) => `![](media/${letter.repeat(16)}.png)`;
    const sides = ["a", "b", "c", "d", "e", "f"].map((letter, at) => ({
      id: `c${at}`,
      term: picture(letter),
      definition: picture("mnopqr"[at] ?? ""),
    }));
    await store.write(
      async ({ db }) =>
        void (await db
          .updateTable("decks")
          .set({ cards: JSON.stringify(sides) })
          .where("ownerId", "=", ada)
          .execute()),
    );
    const mixed = await made();
    expect([mixedSize(mixed), mixed.matching, mixed.written]).toEqual([6, [], []]);
    const picks = rightChoices(mixed).map(({ cardId, answer }) => ({ cardId, choice: answer }));
    expect(await finish(mixed.testId, picks)).toMatchObject({ size: 6, answered: 6, correct: 6, missed: 0 });
    const reply = await post("mixed", { deckId: 100, kinds: ["matching", "written"] });
    expect([reply.status, await codeIn(reply)]).toEqual([409, "practice/nothing-to-ask"]);
  });

  test("of a deck in which nothing can be asked in the wished kinds says so", async () => {
    const { post } = await adasDeck(2);
    const reply = await post("mixed", { deckId: 100, kinds: ["matching"] });
    expect([reply.status, await codeIn(reply)]).toEqual([409, "practice/nothing-to-ask"]);
  });
});
