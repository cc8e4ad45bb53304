import { randomUUID } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { outcomesOf, type Marks } from "@recollect/domain/practice/history/stored-marks.ts";
import { keptTests, pastTests, type KeptTest, type KeptTestKind } from "@recollect/domain/practice/kept-test.ts";

import { lockStudentIfAny } from "../../../access/lock-student.store.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { countOutcomes, isChosen, missedKeys, ofRound, withPicks, type Mark, type Pick } from "./marks.ts";
import { addTest, changeTest, findTest, forgetOldTests, lastTests } from "./tests.store.ts";
import { newestComparison, type ComparedTests } from "./newest-comparison.ts";
import type { PracticeTestsTable } from "./tests.tables.ts";

/** A student's deck, own or another's. */
type Practised = { uid: string; deckOwnerId: string; deckId: number };

/** A test to begin. `isWhole`: it asks the deck, not what its student chose or missed. */
export type NewTest = { kind: KeptTestKind; isWhole: boolean; marks: Marks };

export type Tests = ReturnType<typeof createTests>;

/**
 * A student's tests: begun with the right answers, counted by the server, the last ones stored. A test belongs to its student, and to the
 * deck with which it was begun: any other is `practice/test-not-found`.
 */
export function createTests({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }) {
  async function begin(db: Transaction["db"], { uid, ...deck }: Practised, { kind, isWhole, marks }: NewTest): Promise<string> {
    const id = randomUUID();
    const size = Object.keys(marks).length;
    const open = { startedAt: clock(), finishedAt: null, correct: 0, score: null, answered: null, missed: null };
    await addTest(db, { userId: uid, id, ...deck, kind, size, ...open, isWhole: isWhole ? 1 : 0, marks: JSON.stringify(marks) });
    return id;
  }

  return {
    /** Returns the test's id. */
    begin: (practised: Practised, test: NewTest): Promise<string> =>
      store.write(async ({ db }) => {
        await lockStudentIfAny(db, practised.uid);
        return begin(db, practised, test);
      }),

    /** The same questions again, or the named ones: a round of some of them is no whole test. */
    again: (practised: Practised, id: string, keys: readonly string[] | null): Promise<string> =>
      store.write(async ({ db }) => {
        const test = await heldTest(db, practised, id);
        const marks = ofRound(JSON.parse(test.marks) as Marks, keys);
        if (Object.keys(marks).length === 0) throw new AppError("practice/nothing-to-ask");
        const isWhole = test.isWhole === 1 && Object.keys(marks).length === test.size;
        return begin(db, practised, { kind: test.kind, isWhole, marks });
      }),

    /**
     * Stores the mark of an answer. Does nothing if the test is gone, or did not ask this. After its end only the student's own decision changes a mark: another
     * evaluation makes it neither better nor worse, and marks what a device without a network could not have marked before.
     */
    async mark(
      db: Transaction["db"],
      practised: Practised,
      id: string,
      { key, mark, by }: { key: string; mark: Mark; by: "examiner" | "student" },
    ): Promise<void> {
      await lockStudentIfAny(db, practised.uid);
      const test = await ofDeck(db, practised, id);
      const marks = test && test.kind !== "multiple-choice" ? (JSON.parse(test.marks) as Marks) : {};
      if (!test || !Object.hasOwn(marks, key) || isChosen(marks[key])) return;
      if (by === "examiner" && test.finishedAt !== null && marks[key] !== null) return;
      const newMarks = { ...marks, [key]: mark };
      const counts = test.finishedAt === null ? {} : countOf(test.kind, newMarks);
      await changeTest(db, test, { marks: JSON.stringify(newMarks), ...counts });
    },

    /** Ends a test and counts it; an ended test keeps its score. */
    finish: (practised: Practised, id: string, picks: readonly Pick[]): Promise<KeptTest> =>
      store.write(async ({ db }) => {
        const test = await heldTest(db, practised, id);
        const { kind, size, finishedAt } = test;
        const { correct, score, answered, missed } = test;
        if (finishedAt !== null) return { id, kind, size, finishedAt, correct, score, answered, missed };
        const marks = withPicks(JSON.parse(test.marks) as Marks, picks);
        const count = countOf(kind, marks);
        const now = clock();
        await changeTest(db, test, { finishedAt: now, marks: JSON.stringify(marks), ...count });
        await forgetOldTests(db, test);
        return { id, kind, size, finishedAt: now, ...count };
      }),

    last: (db: Db, { uid, ...deck }: Practised): Promise<KeptTest[]> => lastTests(db, { userId: uid, ...deck }, keptTests),

    /** All stored tests of a deck, the newest first, and what the newest says beside an earlier one. */
    history: async (db: Db, { uid, ...deck }: Practised): Promise<{ tests: KeptTest[]; comparison: ComparedTests | null }> => {
      const tests = await lastTests(db, { userId: uid, ...deck }, pastTests);
      return { tests, comparison: await newestComparison(db, uid, tests) };
    },

    /** The keys of the questions that were not answered rightly in a finished test. Throws `practice/test-not-found`. */
    async missed(db: Db, practised: Practised, id: string): Promise<ReadonlySet<string>> {
      const test = await ofDeck(db, practised, id);
      if (test === null || test.answered === null) throw new AppError("practice/test-not-found");
      return new Set(missedKeys(outcomesOf(JSON.parse(test.marks) as Marks)));
    },
  };
}

function countOf(kind: KeptTestKind, marks: Marks) {
  return countOutcomes(outcomesOf(marks), { isScored: kind === "open-ended" });
}

async function heldTest(db: Transaction["db"], practised: Practised, id: string): Promise<PracticeTestsTable> {
  await lockStudentIfAny(db, practised.uid);
  const test = await ofDeck(db, practised, id);
  if (!test) throw new AppError("practice/test-not-found");
  return test;
}

async function ofDeck(db: Db, { uid, deckOwnerId, deckId }: Practised, id: string): Promise<PracticeTestsTable | null> {
  const test = await findTest(db, uid, id);
  return test?.deckOwnerId === deckOwnerId && test.deckId === deckId ? test : null;
}
