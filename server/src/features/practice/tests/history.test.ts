import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { missedIn, usualTest } from "@recollect/domain/practice/options/test-options.ts";
import { expect, test } from "vitest";

import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { aDeckToAsk, practiceApp } from "../../../../test/practice/practice-app.ts";
import { codeIn } from "../../../../test/signed-up.ts";

type Made = { questions: ChoiceQuestion[]; testId: string };
type History = {
  tests: { id: string; answered: number | null; missed: number | null }[];
  comparison: { questions: number; from: number; to: number; stillMissed: string[]; since: number } | null;
};

describeEachDatabase("the history of a deck's tests", (openStore) => {
  async function adasDeck(cardCount = 12) {
    const store = await openStore();
    const ada = await aStudent(store);
    await aDeckToAsk(store, ada, cardCount);
    const app = practiceApp(store);
    const { post, get } = app.as(ada);
    const made = async (options = usualTest) => (await (await post("multiple-choice", { deckId: 100, options })).json()) as Made;
    const history = async () => (await (await get("history?deckId=100")).json()) as History;

    /** Takes a test of choices in which all questions but the named ones are answered rightly. */
    async function took(wrongIds: readonly string[], { left = [] }: { left?: readonly string[] } = {}) {
      const { questions, testId } = await made();
      const answered = questions.filter(({ cardId }) => !left.includes(cardId));
      const picks = answered.map(({ cardId, answer, choices }) => ({
        cardId,
        choice: wrongIds.includes(cardId) ? choices.find((choice) => choice !== answer)! : answer,
      }));
      app.clock.forward(60_000);
      await post("results", { deckId: 100, testId, picks });
      return testId;
    }
    return { store, ada, app, post, get, made, history, took };
  }

  test("says how the score changed since the first test of the same questions, and what was missed both times", async () => {
    const { took, history } = await adasDeck();
    await took(["c0", "c1", "c2", "c3", "c4", "c5"]);
    await took(["c0", "c1", "c2", "c3", "c4"]);
    await took(["c1", "c7"]);
    const { tests, comparison } = await history();
    expect(tests.map(({ answered, missed }) => [answered, missed])).toEqual([
      [12, 2],
      [12, 5],
      [12, 6],
    ]);
    expect(comparison).toMatchObject({ questions: 12, from: 50, to: 83, stillMissed: ["c1"] });
  });

  test("compares nothing after one test, with another kind of test, or after a round of the missed questions", async () => {
    const { took, history, post, app } = await adasDeck();
    const first = await took(["c0", "c1"]);
    expect((await history()).comparison).toBeNull();
    const round = (await (await post("rounds", { deckId: 100, testId: first, keys: ["c0", "c1"] })).json()) as { testId: string };
    app.clock.forward(1000);
    await post("results", { deckId: 100, testId: round.testId, picks: [] });
    expect((await history()).comparison).toBeNull();
    const written = (await (await post("open-ended", { deckId: 100 })).json()) as { testId: string; keys: string[] };
    for (const cardId of written.keys) await post("evaluations", { deckId: 100, cardId, answer: "no idea", testId: written.testId });
    app.clock.forward(1000);
    await post("results", { deckId: 100, testId: written.testId });
    expect(await history()).toMatchObject({
      tests: [{ answered: 12, missed: 12 }, { answered: 0, missed: 2 }, { missed: 2 }],
      comparison: null,
    });
  });

  test("names what was not answered beside what was wrong, and leaves it out of the comparison", async () => {
    const { took, history } = await adasDeck();
    await took(["c0", "c1", "c2"]);
    await took(["c0"], { left: ["c11"] });
    const { tests, comparison } = await history();
    expect(tests[0]).toMatchObject({ answered: 11, missed: 2 });
    expect(comparison).toMatchObject({ questions: 11, from: 73, to: 91, stillMissed: ["c0"] });
  });

  test("keeps a hundred tests, and the list of the last ones ten", async () => {
    const { took, history, get, store } = await adasDeck(1);
    for (let at = 0; at < 103; at++) await took([]);
    expect((await history()).tests).toHaveLength(100);
    expect(((await (await get("tests?deckId=100")).json()) as History).tests).toHaveLength(10);
    expect(await store.read.selectFrom("practiceTests").select("id").execute()).toHaveLength(100);
  });

  test("lets the missed questions of any test be asked again, in either kind of test", async () => {
    const { took, made, post } = await adasDeck();
    const missedTest = await took(["c2", "c5"], { left: ["c8"] });
    await took([]);
    expect((await made(missedIn(missedTest))).questions.map(({ cardId }) => cardId).toSorted()).toEqual(["c2", "c5", "c8"]);
    const written = await (await post("open-ended", { deckId: 100, options: missedIn(missedTest) })).json();
    expect((written as { keys: string[] }).keys.toSorted()).toEqual(["c2", "c5", "c8"]);
  });

  test("asks nothing of a test that was not finished, that missed nothing, or that is another student's", async () => {
    const { took, made, post, app, store } = await adasDeck();
    const perfect = await took([]);
    const refusal = async (of: typeof post, testId: string, deckId = 100) => {
      const reply = await of("multiple-choice", { deckId, options: missedIn(testId) });
      return [reply.status, await codeIn(reply)];
    };
    expect(await refusal(post, perfect)).toEqual([409, "practice/nothing-to-ask"]);
    expect(await refusal(post, (await made()).testId)).toEqual([404, "practice/test-not-found"]);
    expect(await refusal(post, "made-up")).toEqual([404, "practice/test-not-found"]);
    const bob = await aStudent(store);
    await store.write(async ({ db }) => void (await db.updateTable("decks").set({ visibility: "Public" }).execute()));
    const missed = await took(["c1"]);
    expect(await refusal(app.as(bob).post, missed)).toEqual([404, "practice/test-not-found"]);
    expect(((await (await app.as(bob).get("history?deckId=100")).json()) as History).tests).toEqual([]);
  });
});
