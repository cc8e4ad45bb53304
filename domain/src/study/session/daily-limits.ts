import type { StudySettings } from "../settings.ts";

/** What a student did on one study day: cards seen for the first time, and answers to cards that were remembered for days. */
export type DoneToday = { readonly newCards: number; readonly reviews: number };

/** What the day's limits still allow, over all decks. */
export type Left = { readonly newCards: number; readonly reviews: number };

export function leftToday({ newPerDay, reviewsPerDay }: Pick<StudySettings, "newPerDay" | "reviewsPerDay">, done: DoneToday): Left {
  return { newCards: Math.max(0, newPerDay - done.newCards), reviews: Math.max(0, reviewsPerDay - done.reviews) };
}

/** How many answers of one kind there were in a deck. */
export type CountedAnswers = { readonly source: string; readonly deckKey: string; readonly stageBefore: string; readonly count: number };

/**
 * What the answers of one day add up to. Steps within a day count neither as new nor as a review, and nor does a practice test. New cards of
 * decks with an exam are the exam plan's business and don't use up the day's limit.
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
