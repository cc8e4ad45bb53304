import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { StudySummary } from "../src/study/requests/study-api.ts";

/** What is to be studied as of nine in the morning, nothing unless it is said; say only what matters to the test. */
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
