import "fake-indexeddb/auto";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { afterEach, expect, test, vi } from "vitest";
import type { NewEntry } from "../../study/requests/study-api.ts";
import { checkMarks } from "./check-marks.ts";
import { marksToCheck, type MarkToCheck } from "./marks-to-check.ts";

const aMark = (index: number, details: Partial<MarkToCheck> = {}): MarkToCheck => ({
  deckId: 7,
  deckKey: "mira/7",
  cardId: `c${index}`,
  answer: "cells divide",
  score: 60,
  tookMs: 900,
  runId: "run",
  index,
  ...details,
});

/** The server's marks, by card; a mark that is missing fails with this code. */
function checkedBy(marks: Record<string, number | AppError>) {
  const sentEntries: NewEntry[] = [];
  let at = 0;
  const outbox = { stamp: () => ++at, add: async (entry: NewEntry) => void sentEntries.push(entry) };
  const evaluate = vi.fn<(answer: { cardId: string }) => Promise<Evaluation>>(async ({ cardId }: { cardId: string }) => {
    const score = marks[cardId] ?? new AppError("practice/card-not-found");
    if (score instanceof AppError) throw score;
    return { isCorrect: score >= 90, score, feedback: "" };
  });
  return { sentEntries, evaluate, check: () => checkMarks({ uid: "mira", outbox, evaluate }) };
}

const keysLeft = async () => (await marksToCheck.all("mira")).map(([, { cardId }]) => cardId);

afterEach(async () => {
  for (const uid of ["mira", "ada"]) await marksToCheck.forget(uid);
});

test("a better mark replaces the answer in the log; a worse or equal one changes nothing", async () => {
  for (const index of [0, 1, 2]) await marksToCheck.add("mira", aMark(index));
  await marksToCheck.add("ada", aMark(9));
  const { check, sentEntries } = checkedBy({ c0: 95, c1: 60, c2: 20 });
  expect(await check()).toBe(1);
  expect(sentEntries).toEqual([
    { deckKey: "mira/7", cardId: "c0", id: "run-0-undo", at: 1, kind: "undo", undoes: "run-0" },
    { deckKey: "mira/7", cardId: "c0", id: "run-0-right", at: 2, kind: "answer", source: "open-ended", score: 95, tookMs: 900 },
  ]);
  expect(await keysLeft()).toEqual([]);
  expect(await marksToCheck.all("ada")).toHaveLength(1);
  expect(await check()).toBe(0);
});

test("without the server the marks wait for the next time, and what was checked before is not checked again", async () => {
  for (const index of [0, 1, 2]) await marksToCheck.add("mira", aMark(index));
  const { check, evaluate } = checkedBy({ c0: 60, c1: new AppError("database/network-error"), c2: 95 });
  expect(await check()).toBe(0);
  expect([await keysLeft(), evaluate.mock.calls.length]).toEqual([["c1", "c2"], 2]);
});

test("an answer to a card that is gone keeps its mark", async () => {
  await marksToCheck.add("mira", aMark(0));
  await marksToCheck.add("mira", aMark(1));
  const { check } = checkedBy({ c1: 95 });
  expect(await check()).toBe(1);
  expect(await keysLeft()).toEqual([]);
});

test("an answer that is in a test alone is no entry of the log; its mark counts in the test, with the server's where that began it", async () => {
  await marksToCheck.add("mira", aMark(0, { isInTestOnly: true, testId: "t1" }));
  const marks: unknown[] = [];
  const { sentEntries, evaluate } = checkedBy({ c0: 95 });
  const outbox = { stamp: () => 1, add: async (entry: NewEntry) => void sentEntries.push(entry) };
  const onMark = async ({ runId, cardId }: MarkToCheck, { score }: Evaluation) => void marks.push([runId, cardId, score]);
  expect(await checkMarks({ uid: "mira", outbox, evaluate, onMark })).toBe(1);
  expect([sentEntries, marks, await keysLeft()]).toEqual([[], [["run", "c0", 95]], []]);
  expect(evaluate).toHaveBeenCalledWith(expect.objectContaining({ testId: "t1" }));
});
