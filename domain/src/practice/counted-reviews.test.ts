import { expect, test } from "vitest";
import { entryProblem } from "../study/log/entry-problem.ts";
import { anAnswer, someTime } from "../../test/log-samples.ts";
import { correctionIds, withCounted } from "./counted-reviews.ts";
import { answerEntryId } from "./run-reviews.ts";

const run = { id: "0123456789abcdef0123456789abcdef", counted: [], other: "stays" };
const ids = (index: number) => ({ answer: answerEntryId(run, index), ...correctionIds(run, index) });

test("every answer of a run, its undo and its correction have ids of their own, which the log accepts", () => {
  const all = [0, 1, 9999].flatMap((index) => Object.values(ids(index)));
  expect(new Set(all).size).toBe(9);
  expect(all.map((id) => entryProblem(anAnswer({ id }), someTime))).toEqual(all.map(() => null));
});

test("an entry of the server's log is counted once for each question", () => {
  const counted = withCounted(run, [ids(2).answer, ids(0).answer, ids(2).answer]);
  expect(counted).toEqual({ ...run, counted: [0, 2] });
  expect(withCounted(counted, [ids(0).answer])).toBe(counted);
});

test("an answer that was corrected counts once, and one that was only undone does not", () => {
  const { answer, undo, right } = ids(3);
  expect(withCounted(run, [answer, undo, right]).counted).toEqual([3]);
  expect(withCounted(withCounted(run, [answer]), [undo]).counted).toEqual([]);
});

test("entries of other runs, and of study sessions, are ignored", () => {
  expect(withCounted(run, ["another-0", `${run.id}x-1`, "0123", run.id])).toBe(run);
});
