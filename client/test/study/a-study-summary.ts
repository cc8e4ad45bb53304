import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { StudySummary, StudyToday } from "../../src/study/requests/study-api.ts";

/** The study summary at nine in the morning, by default nothing; give only what matters to the test. */
export function aStudySummary({
  counts,
  ...rest
}: Omit<Partial<StudySummary>, "counts"> & { counts?: Partial<StudySummary["counts"]> } = {}): StudySummary {
  const now = Date.UTC(2026, 2, 2, 9);
  return {
    counts: { newCards: 0, learning: 0, due: 0, ...counts },
    now,
    dayEndsAt: now + 19 * 3_600_000,
    hasMore: false,
    decks: [],
    ...rest,
  };
}

/** A deck in the summary: Mira's unless another owner is named. */
export function aDeckToStudy({
  deckId,
  owner = "mira",
  ...counts
}: Partial<StudySummary["counts"]> & { deckId: number; owner?: string }): StudySummary["decks"][number] {
  return { deckKey: deckKeyOf(owner, deckId), deckId, newCards: 0, learning: 0, due: 0, ...counts };
}

/** The day's panel on Monday, March 2, 2026: no answers yet, and no exam; give only what matters to the test. */
export function aToday(said: Partial<StudyToday> = {}): StudyToday {
  const today = 20_514;
  return {
    today,
    pace: { answerMs: 9000, answers: 0 },
    streak: { current: 0, longest: 0, isTodayDone: false },
    week: Array.from({ length: 7 }, (_, at) => ({ day: today + at, isDone: false })),
    exam: null,
    ...said,
  };
}
