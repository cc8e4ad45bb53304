import { dayMs } from "../../time/units.ts";
import { isInSteps, type CardState } from "./card-state.ts";
import { engineOf, fromFsrs, gradeOf, intervalDays, toFsrs } from "./fsrs.ts";
import { retentionFor } from "./pacing.ts";
import { ratings, type Rating } from "./ratings.ts";
import type { Scheduling } from "./scheduling.ts";

/** One answer to one card. `at` is ms since 1970; `weight`, greater than 0 and at most 1, is how much it proves (1 except for tests). */
export type Answer = { readonly cardId: string; readonly rating: Rating; readonly at: number; readonly weight?: number };

/**
 * The card's state after an answer, by FSRS-6. The interval is fuzzed with a seed from the card's id and its number of answers, so the same
 * answer always gives the same state. Days are counted in the student's calendar, from 4 a.m.
 *
 * An answer with a weight below 1 moves the memory only part of the way: stability by that power of its growth, difficulty by that share of
 * its change. A paced model requests a retention for each card. A forgotten card is forgotten whatever the weight. A card in its steps
 * stays at its step for an answer with a weight below 1.
 *
 * It never throws. Days are counted between two moments in one calendar, that of this answer, so they are never negative, wherever the
 * student has travelled since. An answer from before the last review, as by a clock that is slightly slow, counts as one of the same
 * moment.
 */
export function stateAfterAnswer(cardState: CardState, { cardId, rating, at, weight = 1 }: Answer, scheduling: Scheduling): CardState {
  const state = reviewedBy(cardState, at);
  const engine = engineOf({ ...scheduling, retention: retentionFor(state, scheduling) });
  const shift = scheduling.dayShiftMs;
  const card = toFsrs(state, cardId, shift);
  const full = engine.next(card, at + shift, gradeOf[rating]).card;
  const after = fromFsrs(full, shift);
  if (weight >= 1 || rating === "again" || state.stage === "new") return after;
  const memory = mixedMemory(state, after, weight);
  if (isInSteps(state)) return { ...fromFsrs(engine.next(card, at + shift, gradeOf.hard).card, shift), ...memory };
  const days = Math.min(
    after.scheduledDays,
    intervalDays(engine, memory.stability, { from: (state.lastReview ?? at) + shift, to: at + shift }),
  );
  return { ...after, ...memory, scheduledDays: days, due: at + days * dayMs };
}

/** The state with its last review no later than `at`: ts-fsrs allows no negative days. */
function reviewedBy(state: CardState, at: number): CardState {
  return state.lastReview === null || state.lastReview <= at ? state : { ...state, lastReview: at };
}

/** The result of each rating, for the buttons. `intervalMs` is the time until the card is due again. */
export type Previews = Record<Rating, { readonly state: CardState; readonly intervalMs: number }>;

/** The card's state and interval (ms) after each rating at `at` (ms since 1970). */
export function previews(state: CardState, card: { cardId: string; at: number }, scheduling: Scheduling): Previews {
  const outcomes = ratings.map((rating) => {
    const after = stateAfterAnswer(state, { ...card, rating }, scheduling);
    return [rating, { state: after, intervalMs: after.due - card.at }] as const;
  });
  return Object.fromEntries(outcomes) as Previews;
}

function mixedMemory(before: CardState, after: CardState, weight: number): Pick<CardState, "stability" | "difficulty"> {
  return {
    stability: toEightPlaces(before.stability * (after.stability / before.stability) ** weight),
    difficulty: toEightPlaces(before.difficulty + (after.difficulty - before.difficulty) * weight),
  };
}

/** Rounds to the precision of the engine. */
function toEightPlaces(value: number): number {
  return Math.round(value * 1e8) / 1e8;
}
