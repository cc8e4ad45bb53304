import { takenTest, withMark, type EndedTest, type TakenTest } from "@recollect/domain/practice/taken-test.ts";
import type { Outcome } from "@recollect/domain/practice/history/compare-tests.ts";
import type { Body } from "../../lib/requests/api-types.ts";
import { recordsOf } from "./kept-records.ts";

/** A test that was made, taken and marked on this device. */
export type WaitingTest = { deckId: number; test: TakenTest };

/** The choices of a test that the server began, and whose end it does not know. */
export type WaitingEnd = Body<"POST", "/api/practice/results">;

const tests = recordsOf<WaitingTest>((uid) => testPrefix(uid));
const ends = recordsOf<WaitingEnd>((uid) => `end:${uid}:`);

/** Tests that the server puts among the last ones of their decks when it can be reached. */
export const waitingTests = {
  ...tests,
  /**
   * One record for each test, with the time at which it was first seen to be over. Kept again after a mark changed, it has the better mark of each answer. Rejects
   * where the browser refuses storage.
   */
  async keep(uid: string, deckId: number, ended: EndedTest): Promise<void> {
    const before = (await find(uid, ended.id))?.test;
    const { startedAt, finishedAt } = before ?? ended;
    let test = takenTest({ ...ended, startedAt, finishedAt });
    for (const [key, mark] of Object.entries(before?.answers ?? {})) if (mark) test = withMark(test, key, mark);
    await tests.add(uid, ended.id, { deckId, test });
  },
  /** An answer was marked again: the better mark counts. */
  async mark(uid: string, id: string, key: string, mark: Outcome): Promise<void> {
    const known = await find(uid, id);
    if (known) await tests.add(uid, id, { ...known, test: withMark(known.test, key, mark) });
  },
};

/** Ends of tests that the server began; it counts them when it can be reached. */
export const waitingEnds = { ...ends, keep: (uid: string, end: WaitingEnd): Promise<void> => ends.add(uid, end.testId, end) };

async function find(uid: string, id: string): Promise<WaitingTest | undefined> {
  const all = await tests.all(uid);
  return all.find(([key]) => key === testPrefix(uid) + id)?.[1];
}

function testPrefix(uid: string): string {
  return `test:${uid}:`;
}
