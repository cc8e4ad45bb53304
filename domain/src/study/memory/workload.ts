import { seededRandom } from "../../practice/seeded-random.ts";
import { daysUntil, forgettingCurve, memoryBy } from "../schedule/fsrs.ts";
import { retentionFor } from "../schedule/pacing.ts";
import type { MemoryModel } from "../schedule/memory-model.ts";
import type { Cards } from "./learning.ts";
import { longestDays } from "./predictions.ts";

/** The cost and the benefit of a retention over a card's first year. */
export type Load = {
  /** answers for each card after its first day */
  readonly reviews: number;
  /** the mean chance of recall over the year, 0 to 1 */
  readonly recall: number;
};

/** A point of the curve: the same student, with cards scheduled by their own model, and by the average's. */
export type LoadPoint = { readonly retention: number; readonly own: Load; readonly average: Load };

/** The retentions to compare; the bounds of the setting are the ends. */
const comparedRetentions = [0.7, 0.75, 0.8, 0.85, 0.88, 0.9, 0.92, 0.94, 0.96, 0.97] as const;

const days = 365;
const cardCount = 150;

type Student = {
  /** the student's own weights */
  weights: readonly number[];
  /** the shares of the grades from 1, Again, to 4, Easy, at a card's first answer */
  firstGrades: readonly number[];
};

/** The cost of each retention for a student, by the student's own model and by the average's: a simulation of cards over a year. */
export function loadCurve(student: Student, average: readonly number[]): LoadPoint[] {
  return comparedRetentions.map((retention) => ({
    retention,
    own: loadOf(student, { version: 1, weights: student.weights, isPaced: true }, retention),
    average: loadOf(student, { version: 1, weights: average }, retention),
  }));
}

function loadOf({ weights, firstGrades }: Student, memory: MemoryModel, retention: number): Load {
  const planner = memory.weights;
  const [truth, plan] = [memoryBy(weights), memoryBy(planner)];
  let [reviews, recall] = [0, 0];
  for (let card = 0; card < cardCount; card++) {
    const random = seededRandom(`card ${card}`);
    const first = gradeBy(firstGrades, random());
    let [state, plannedState] = [truth(null, 0, first), plan(null, 0, first)];
    let last = 0;
    let due = intervalFor(planner, plannedState.stability, retention);
    for (let day = 1; day < days; day++) {
      const chance = forgettingCurve(day - last, state.stability, weights);
      recall += chance;
      if (day < due) continue;
      const grade = random() < chance ? 3 : 1;
      const askedRetention = retentionFor(plannedState, { retention, memory });
      [state, plannedState] = [truth(state, day - last, grade), plan(plannedState, day - last, grade)];
      last = day;
      due = day + intervalFor(planner, plannedState.stability, askedRetention);
      reviews++;
    }
  }
  return { reviews: reviews / cardCount, recall: recall / cardCount / (days - 1) };
}

/** The days until recall has fallen to the retention: the inverse of the curve. */
function intervalFor(weights: readonly number[], stability: number, retention: number): number {
  return Math.min(longestDays, Math.max(1, Math.round(daysUntil(weights, stability, retention))));
}

function gradeBy(shares: readonly number[], lot: number): number {
  let cardsLeft = lot;
  for (const [at, share] of shares.entries()) if ((cardsLeft -= share) < 0) return at + 1;
  return 3;
}

/** The shares of the four grades among a student's first answers. */
export function firstGradesOf(cards: Cards): number[] {
  const counts = [0, 0, 0, 0];
  for (const [first] of cards) if (first) counts[first.grade - 1] = (counts[first.grade - 1] ?? 0) + 1;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all === 0 ? [0.25, 0, 0.75, 0] : counts.map((count) => count / all);
}

/**
 * Days until a card is remembered with a chance of one half, and of nine in ten: a new one after its first right answer, and one after four
 * answers when due.
 */
export type HalfLives = { readonly fresh: Fading; readonly mature: Fading };
export type Fading = { readonly half: number; readonly nine: number };

export function halfLivesOf(weights: readonly number[]): HalfLives {
  const memory = memoryBy(weights);
  const first = memory(null, 0, 3);
  let state = first;
  for (let answer = 1; answer < 4; answer++) state = memory(state, Math.max(1, Math.round(state.stability)), 3);
  const fading = (stability: number) => ({ half: daysUntil(weights, stability, 0.5), nine: stability });
  return { fresh: fading(first.stability), mature: fading(state.stability) };
}

/** Interpolates linearly between two points of the curve. `by` is the known figure, which rises along the curve. */
function between(points: readonly Load[], recall: number): number | null {
  for (const [at, high] of points.entries()) {
    const low = points[at - 1];
    if (!low || recall < low.recall || recall > high.recall) continue;
    const share = high.recall === low.recall ? 0 : (recall - low.recall) / (high.recall - low.recall);
    return low.reviews + share * (high.reviews - low.reviews);
  }
  return null;
}

/**
 * How many fewer answers a new card takes in a year by the student's own model than by the average's, at the average's recall; null if the
 * curves don't meet.
 */
export function savedACard(curve: readonly LoadPoint[], retention: number): number | null {
  const nearest = curve.toSorted((a, b) => Math.abs(a.retention - retention) - Math.abs(b.retention - retention))[0];
  if (!nearest) return null;
  const own = between(
    curve.map((point) => point.own),
    nearest.average.recall,
  );
  return own === null ? null : nearest.average.reviews - own;
}
