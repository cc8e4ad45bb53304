import type { Day } from "../day.ts";
import { examPace, newCardsByDay, type ExamPace } from "./exam-pace.ts";

/** A deck of a plan: its cards that were never studied, and those first studied today. */
export type DeckOfPlan = { readonly deckKey: string; readonly newCards: number; readonly newToday: number };

type SharedPaceInput = { readonly today: Day; readonly examDay: Day; readonly decks: readonly DeckOfPlan[] };

export type SharedPace = ExamPace & {
  /** what is still to learn today in each deck, in the order of the decks; together `leftToday` */
  readonly leftTodayOf: readonly number[];
  /** how many new cards of each deck will be learned; together `reached` */
  readonly reachedOf: readonly number[];
};

/**
 * The pace of a plan of one or more decks. Together they are paced as one deck of all their cards; each day's cards are shared in proportion to the new
 * cards that each deck has, so that all decks end on about the same day. Shares count today's new cards already answered, and so stay the same during
 * the day; what was learned of one deck beyond its share is taken off the others.
 */
export function sharedPace({ today, examDay, decks }: SharedPaceInput): SharedPace {
  const sum = (count: (deck: DeckOfPlan) => number) => decks.reduce((all, deck) => all + count(deck), 0);
  const newCards = sum((deck) => deck.newCards);
  const newToday = sum((deck) => deck.newToday);
  const pace = examPace({ today, examDay, newCards, newToday });
  const ofDay = shares(
    Math.min(pace.cardsADay, newCards + newToday),
    decks.map((deck) => deck.newCards + deck.newToday),
  );
  const open = decks.map((deck, at) => Math.min(deck.newCards, Math.max(0, (ofDay[at] ?? 0) - deck.newToday)));
  const leftTodayOf = shares(pace.leftToday, open);
  const later = decks.map((deck, at) => deck.newCards - (leftTodayOf[at] ?? 0));
  const reachedLater = shares(pace.reached - pace.leftToday, later);
  return { ...pace, leftTodayOf, reachedOf: leftTodayOf.map((left, at) => left + (reachedLater[at] ?? 0)) };
}

/** The new cards of each deck of a plan on each of the next days, of which the first is today; in the order of the decks. */
export function newCardsOfDecksByDay(input: SharedPaceInput, days: number): number[][] {
  const pace = sharedPace(input);
  const left = [...pace.reachedOf];
  const byDeck = left.map((): number[] => []);
  newCardsByDay(pace, days).forEach((total, day) => {
    const ofDay = day === 0 ? pace.leftTodayOf : shares(total, left);
    ofDay.forEach((count, at) => {
      byDeck[at]?.push(count);
      left[at] = (left[at] ?? 0) - count;
    });
  });
  return byDeck;
}

/**
 * A whole number divided among weights, in proportion to them, without a remainder: everybody gets the whole part, and what is left goes to the
 * largest fractions, the first of equal ones. 7 among 10, 10 and 1 is 4, 3 and 0. Nobody gets more than their weight if the total is no more than all
 * weights; without weights nobody gets anything.
 */
export function shares(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const wholes = weights.map((weight) => Math.floor((total * weight) / sum));
  // Fractions as remainders of whole numbers, so that equal ones are equal.
  const fractions = weights.map((weight) => (total * weight) % sum);
  const left = total - wholes.reduce((all, whole) => all + whole, 0);
  const byFraction = weights.map((_, at) => at).sort((a, b) => (fractions[b] ?? 0) - (fractions[a] ?? 0) || a - b);
  const favored = new Set(byFraction.slice(0, left));
  return wholes.map((whole, at) => whole + (favored.has(at) ? 1 : 0));
}
