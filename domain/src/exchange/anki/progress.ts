import type { EarlierAnswer } from "../../study/log/entry.ts";
import { newCard, type CardState } from "../../study/schedule/card-state.ts";
import { dayMs } from "../../time/units.ts";
import type { AnkiCard, PackageProgress } from "./package.ts";

/** An entry of a collection's review log. */
export type AnkiReview = {
  /** ms since 1970 */ id: number;
  cardId: number;
  ease: number;
  /** days, or seconds if negative; after and before the review */
  interval: number;
  intervalBefore: number;
  factor: number;
  tookMs: number;
  /** 0 learn, 1 review, 2 relearn, 3 filtered, 4 manual, 5 rescheduled */ type: number;
};

/** Parameters 8, 9 and 10 of FSRS-6, with which Anki also converts an ease to a difficulty (fsrs-rs, `memory_state_from_sm2`). */
const [growth, decay, recall] = [1.8722, 0.1666, 0.796];

type ProgressInput = {
  /** s since 1970: day 0 of the collection */
  collectionBegan: number;
  /** the counted reviews of the card, oldest first */
  reviews: readonly AnkiReview[];
  dayOf: (at: number) => number;
};

/** A card's state from its collection; null if it was never studied. `isWorkedOut`: from interval and ease. */
export function progressOf(
  card: AnkiCard,
  { collectionBegan, reviews, dayOf }: ProgressInput,
): (PackageProgress & { isWorkedOut: boolean }) | null {
  const isSuspended = card.queue === -1;
  const isBuried = card.queue === -2 || card.queue === -3;
  const days = daysOf(reviews, dayOf);
  if (card.type < 1 || card.type > 3) {
    return isSuspended || isBuried || days.length > 0 ? { card: newCard, isSuspended, isBuried, days, isWorkedOut: false } : null;
  }
  const memory = memoryIn(card.data);
  const due = dueMs(card, collectionBegan);
  const interval = Math.max(card.interval, 0);
  const lastReview = memory.lastReview ?? reviews.at(-1)?.id ?? due - interval * dayMs;
  const stability = memory.stability ?? Math.max(interval, 0.5);
  const state: CardState = {
    stage: card.type === 2 ? "review" : card.type === 1 ? "learning" : "relearning",
    due,
    stability,
    difficulty: memory.difficulty ?? difficultyOf(card.ease, stability),
    scheduledDays: card.type === 2 ? interval : 0,
    step: 0,
    reps: Math.max(card.reps, 1),
    lapses: Math.max(card.lapses, 0),
    lastReview,
  };
  return { card: state, isSuspended, isBuried, days, isWorkedOut: memory.stability === null };
}

/** How many of a card's answers are kept one by one: the last ones. Hardly a card has more. */
const mostAnswers = 500;

/** The last answers of a card, in the form in which they are stored one by one; all answers are also counted by day. */
export function earlierAnswers(reviews: readonly AnkiReview[]): EarlierAnswer[] {
  return reviews
    .slice(-mostAnswers)
    .map(({ id, ease, interval, intervalBefore, factor, tookMs, type }) => [id, ease, interval, intervalBefore, factor, tookMs, type]);
}

/** The reviews that count, oldest first: without manual and cram ones, and without those before a reset. */
export function countedReviews(reviews: readonly AnkiReview[]): { counted: AnkiReview[]; beforeReset: number; notCounted: number } {
  const reset = reviews.findLastIndex(({ type, factor }) => type === 4 && factor === 0);
  const since = reviews.slice(reset + 1);
  const usable = since.filter(({ type, factor, ease }) => ease > 0 && type < 4 && !(type === 3 && factor === 0));
  const beforeReset = reviews.slice(0, Math.max(reset, 0)).filter(({ ease }) => ease > 0).length;
  return { counted: usable, beforeReset, notCounted: since.length - usable.length };
}

function daysOf(reviews: readonly AnkiReview[], dayOf: (at: number) => number): PackageProgress["days"] {
  const days = new Map<number, [number, number, number]>();
  for (const { id, ease } of reviews) {
    const day = dayOf(id);
    const counts = days.get(day) ?? [day, 0, 0];
    days.set(day, counts);
    counts[1] += 1;
    if (ease > 1) counts[2] += 1;
  }
  return [...days.values()];
}

/**
 * While learning, a time in seconds; otherwise a day of the collection, whose middle is used, which is on that day in other time zones too.
 * A number of ten digits is a time.
 */
function dueMs({ due }: AnkiCard, collectionBegan: number): number {
  const seconds = due > 1_000_000_000 ? due : collectionBegan + (due + 0.5) * (dayMs / 1000);
  return Math.max(0, Math.round(seconds * 1000));
}

/** What FSRS stores with a card: `s`, `d`, and `lrt`, the last review in s. Anything else is ignored. */
function memoryIn(data: string): { stability: number | null; difficulty: number | null; lastReview: number | null } {
  const none = { stability: null, difficulty: null, lastReview: null };
  if (!data.startsWith("{")) return none;
  try {
    const { s, d, lrt } = JSON.parse(data) as Record<string, unknown>;
    const isMemory = typeof s === "number" && s > 0 && s < 36_500 && typeof d === "number" && d >= 1 && d <= 10;
    return isMemory
      ? { stability: s, difficulty: d, lastReview: typeof lrt === "number" && lrt > 0 ? Math.round(lrt * 1000) : null }
      : none;
  } catch {
    return none;
  }
}

/** From 1 to 10; the middle without an ease (FSRS stores none, a new card has none). */
function difficultyOf(ease: number, stability: number): number {
  if (ease <= 0) return 5;
  const factor = Math.exp(growth) * stability ** -decay * (Math.exp((1 - 0.9) * recall) - 1);
  const difficulty = 11 - (ease / 1000 - 1) / factor;
  return Math.round(Math.min(10, Math.max(1, difficulty)) * 100) / 100;
}
