import { pastTests } from "@recollect/domain/practice/kept-test.ts";
import type { Outcomes } from "@recollect/domain/practice/history/compare-tests.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { z } from "zod";

import { lockStudentIfAny } from "../../../access/lock-student.store.ts";
import type { Store } from "../../../store/store.ts";
import { countOutcomes } from "./marks.ts";
import { addIfNew, forgetOldTests, forgetTooMuch } from "./tests.store.ts";

/** A test from an account's file, of a deck that the student may open. */
export type RestoredTest = { deckOwnerId: string; deckId: number; test: Record<string, unknown> };

const mostQuestions = 10_000;
const count = z.int().min(0).max(mostQuestions);
const GivenTest = z
  .object({
    id: z.string().regex(/^[\w-]{1,64}$/),
    kind: z.enum(["multiple-choice", "open-ended", "mixed"]),
    startedAt: z.int().min(0),
    finishedAt: z.int().min(0),
    size: count.min(1),
    correct: count,
    score: z.number().min(0).max(100).nullable(),
    answered: count.nullable().default(null),
    answers: z
      .record(z.string().max(64), z.strictObject({ score: z.number().min(0).max(100), isCorrect: z.boolean() }).nullable())
      .optional()
      .catch(undefined),
  })
  .refine(({ size, correct }) => correct <= size);

/** A test that a device took without the server. */
export const TakenTest = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  kind: z.enum(["multiple-choice", "open-ended", "mixed"]),
  startedAt: z.int().min(0),
  finishedAt: z.int().min(0),
  size: count.min(1),
  correct: count,
  score: z.int().min(0).max(100).nullable(),
  answered: count.optional(),
  answers: z
    .record(z.string().max(64), z.strictObject({ score: z.number().min(0).max(100), isCorrect: z.boolean() }).nullable())
    .refine((answers) => Object.keys(answers).length <= mostQuestions)
    .optional(),
});

/**
 * Adds a test that a device took without the server to the last ones of its deck, once. Its marks are the device's own, so it counts in no assignment. A
 * clock that is ahead can't put it into the future.
 */
export async function addTakenTest(
  store: Store,
  deck: { uid: string; deckOwnerId: string; deckId: number },
  { test, now }: { test: z.infer<typeof TakenTest>; now: number },
): Promise<void> {
  if (test.correct > test.size) throw new AppError("request/invalid");
  const finishedAt = Math.min(test.finishedAt, now);
  const { uid, deckOwnerId, deckId } = deck;
  const startedAt = Math.min(test.startedAt, finishedAt);
  await restoreTests(store, uid, { tests: [{ deckOwnerId, deckId, test: { ...test, startedAt, finishedAt } }], now });
}

/** Adds finished tests from an account's file to the last ones of their decks. Impossible ones are left out. */
export async function restoreTests(
  store: Store,
  uid: string,
  { tests, now }: { tests: readonly RestoredTest[]; now: number },
): Promise<void> {
  for (const ofDeck of Map.groupBy(tests, ({ deckOwnerId, deckId }) => `${deckOwnerId}/${deckId}`).values()) {
    const [first] = ofDeck;
    if (!first) continue;
    const deck = { userId: uid, deckOwnerId: first.deckOwnerId, deckId: first.deckId };
    const validTests = ofDeck.flatMap(({ test }) => GivenTest.safeParse(test).data ?? []).filter(({ finishedAt }) => finishedAt <= now);
    const last = validTests.toSorted((a, b) => b.finishedAt - a.finishedAt).slice(0, pastTests);
    await store.write(async ({ db }) => {
      await lockStudentIfAny(db, uid);
      for (const { answers, answered, ...one } of last)
        await addIfNew(db, {
          ...deck,
          ...one,
          score: one.score && Math.round(one.score),
          isWhole: 0,
          ...answersOf(one, answered, answers),
        });
      await forgetOldTests(db, deck);
      await forgetTooMuch(db, uid);
    });
  }
}

/** The answers that the file has of a test; a card that is not here any more has none. */
function answersOf({ size, correct }: { size: number; correct: number }, answered: number | null, answers: Outcomes | undefined) {
  const counts = answers && countOutcomes(answers, { isScored: false });
  const isPossible = counts && answered !== null && answered <= size && Object.keys(answers).length <= size && counts.correct <= correct;
  return isPossible ? { answered, missed: counts.missed, marks: JSON.stringify(answers) } : { answered: null, missed: null, marks: "{}" };
}
