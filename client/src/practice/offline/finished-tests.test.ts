import "fake-indexeddb/auto";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { EndedTest } from "@recollect/domain/practice/taken-test.ts";
import { afterEach, expect, test } from "vitest";
import { waitingEnds, waitingTests, type WaitingEnd } from "./finished-tests.ts";
import { marksDatabase } from "./marks-database.ts";
import { marksToCheck } from "./marks-to-check.ts";
import { sendTests } from "./send-tests.ts";
import { onTestSent } from "./sent-tests.ts";

const right = { score: 100, isCorrect: true };
const wrong = { score: 20, isCorrect: false };
const aTest = (id: string, change: Partial<EndedTest> = {}): EndedTest => ({
  id,
  kind: "open-ended",
  startedAt: 1,
  finishedAt: 2,
  answers: { a: right, b: wrong },
  ...change,
});
const anEnd = (testId: string): WaitingEnd => ({ deckId: 7, testId, picks: [{ cardId: "a", choice: "x" }] });
const aMark = (runId: string) => ({ deckId: 7, deckKey: "mira/7", cardId: "b", answer: "x", score: 20, tookMs: 9, runId, index: 1 });
const waiting = async (uid = "mira") =>
  (await waitingTests.all(uid)).map(
    ([
      ,
      {
        test: { id, correct },
      },
    ]) => `${id} ${correct}`,
  );

afterEach(async () => {
  for (const uid of ["mira", "ada"]) await Promise.all([waitingTests, waitingEnds, marksToCheck].map((records) => records.forget(uid)));
});

type SendOptions = { failing?: Record<string, AppError>; numberOf?: (id: number) => Promise<number | null> };

/** Sends what waits to a server that fails for some tests, by their ids; returns what it took. */
async function send({ failing = {}, numberOf = async (id) => id }: SendOptions = {}): Promise<string[]> {
  const sent: string[] = [];
  const accept = async (id: string, words: string) => {
    const failure = failing[id];
    if (failure) throw failure;
    sent.push(words);
  };
  await sendTests("mira", {
    numberOf,
    sendTest: ({ deckId, test: { id, correct, score } }) => accept(id, `${deckId}: ${id} ${correct} ${score}`),
    sendEnd: ({ testId, picks }) => accept(testId, `end of ${testId} ${picks?.length ?? 0}`),
  });
  return sent;
}

test("a finished test is sent once with its last marks, and said to be sent; another student's stays", async () => {
  const announced: string[] = [];
  const stop = onTestSent((id) => announced.push(id));
  await waitingTests.keep("mira", 7, aTest("one"));
  await waitingTests.keep("mira", 7, aTest("one", { finishedAt: 99, answers: { a: right, b: { score: 100, isCorrect: true } } }));
  await waitingTests.keep("ada", 7, aTest("other"));
  await waitingEnds.keep("mira", anEnd("begun"));
  expect((await waitingTests.all("mira"))[0]?.[1].test.finishedAt).toBe(2);
  expect(await send()).toEqual(["7: one 2 100", "end of begun 1"]);
  expect(await send()).toEqual([]);
  stop();
  expect([announced, await waiting("ada")]).toEqual([["one", "begun"], ["other 1"]]);
});

test("an answer that the server marks better counts for more, one that it marks worse does not", async () => {
  await waitingTests.keep("mira", 7, aTest("one"));
  await waitingTests.mark("mira", "one", "b", { score: 95, isCorrect: true });
  await waitingTests.mark("mira", "one", "a", wrong);
  await waitingTests.mark("mira", "unknown", "a", right);
  // The student looks at the results again: what the server marked stays.
  await waitingTests.keep("mira", 7, aTest("one"));
  expect(await send()).toEqual(["7: one 2 98"]);
});

test("a damaged record is passed over, and keeps no other one from being sent", async () => {
  await waitingTests.keep("mira", 7, aTest("one"));
  await marksDatabase.change({
    texts: [
      ["test:mira:half", '{"deckId":7,"te'],
      ["test:mira:no", "5"],
    ],
  });
  expect(await send()).toEqual(["7: one 1 60"]);
});

test("a test waits until its answers are marked again, and the others go", async () => {
  await waitingTests.keep("mira", 7, aTest("marked"));
  await waitingTests.keep("mira", 7, aTest("unmarked"));
  await marksToCheck.add("mira", aMark("unmarked"));
  expect(await send()).toEqual(["7: marked 1 60"]);
  await marksToCheck.forget("mira");
  expect(await send()).toEqual(["7: unmarked 1 60"]);
});

test("a test of a deck that was made on this device goes under the server's number, once it has one", async () => {
  await waitingTests.keep("mira", -5, aTest("one"));
  expect(await send({ numberOf: async () => null })).toEqual([]);
  expect(await send({ numberOf: async () => 12 })).toEqual(["12: one 1 60"]);
});

test.each([
  ["that the server refuses for good is dropped", new AppError("deck/not-found"), []],
  ["waits without the server", new AppError("database/network-error"), ["one 1"]],
  ["waits while the server has too much to do", new AppError("api/rate-limit"), ["one 1"]],
  ["waits for the next login", new AppError("auth/required"), ["one 1"]],
])("a test %s", async (_, failure, left) => {
  await waitingTests.keep("mira", 7, aTest("one"));
  expect(await send({ failing: { one: failure } })).toEqual([]);
  expect(await waiting()).toEqual(left);
});
