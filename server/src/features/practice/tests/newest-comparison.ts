import { comparableSizes, compareTests, leastCompared, type TestComparison } from "@recollect/domain/practice/history/compare-tests.ts";
import { outcomesOf, type Marks } from "@recollect/domain/practice/history/stored-marks.ts";
import type { KeptTest } from "@recollect/domain/practice/kept-test.ts";

import type { Db } from "../../../store/tables.ts";
import { findTest } from "./tests.store.ts";

/** What the newest test says beside the earliest one that asked the same. */
export type ComparedTests = TestComparison & { /** when the earlier test ended, in ms since 1970 */ since: number };

/** Questions of earlier tests that are read for one comparison. */
const mostRead = 20_000;

/** Compares the newest test of a deck with earlier ones; `tests` are all of them, the newest first. Null if no earlier test asked the same in the same way. */
export async function newestComparison(db: Db, uid: string, tests: readonly KeptTest[]): Promise<ComparedTests | null> {
  const [newest, ...earlier] = tests;
  if (!newest || newest.answered === null || newest.size < leastCompared) return null;
  const { least, most } = comparableSizes(newest.size);
  const candidates = earlier.filter(
    ({ kind, size, answered }) => kind === newest.kind && answered !== null && size >= least && size <= most,
  );
  if (candidates.length === 0) return null;
  const later = await outcomesFor(db, uid, newest.id);
  let left = mostRead;
  for (const candidate of candidates.toReversed()) {
    left -= candidate.size;
    if (left < 0) return null;
    const comparison = compareTests(await outcomesFor(db, uid, candidate.id), later);
    if (comparison) return { ...comparison, since: candidate.finishedAt };
  }
  return null;
}

async function outcomesFor(db: Db, uid: string, id: string) {
  const test = await findTest(db, uid, id);
  return outcomesOf(test ? (JSON.parse(test.marks) as Marks) : {});
}
