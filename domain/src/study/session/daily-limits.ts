import type { StudySettings } from "../settings.ts";

/** What a student did on one study day: cards seen for the first time, and answers to cards in review. */
type DoneToday = { readonly newCards: number; readonly reviews: number };

/** What is left of the day's limits, over all decks. */
export type LeftToday = { readonly newCards: number; readonly reviews: number };

export function leftToday(
  { newPerDay, reviewsPerDay }: Pick<StudySettings, "newPerDay" | "reviewsPerDay">,
  doneToday: DoneToday,
): LeftToday {
  return { newCards: Math.max(0, newPerDay - doneToday.newCards), reviews: Math.max(0, reviewsPerDay - doneToday.reviews) };
}

/** How many answers of one kind there were in a deck. */
type CountedAnswers = { readonly source: string; readonly deckKey: string; readonly stageBefore: string; readonly count: number };

/**
 * The sums of a day's answers. Steps within a day count neither as new nor as reviews, and practice tests don't count. New cards of decks
 * with an exam are planned by the exam's plan and don't use up the day's limit.
 */
export function doneIn(answers: Iterable<CountedAnswers>, examDecks: ReadonlySet<string> = new Set()): DoneToday {
  let newCards = 0;
  let reviews = 0;
  for (const { source, deckKey, stageBefore, count } of answers) {
    if (source !== "study") continue;
    if (stageBefore === "new" && !examDecks.has(deckKey)) newCards += count;
    if (stageBefore === "review") reviews += count;
  }
  return { newCards, reviews };
}
