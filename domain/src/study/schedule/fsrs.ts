import {
  dateDiffInDays,
  default_w,
  forgetting_curve,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating as Grades,
  State,
  StrategyMode,
  type Card,
  type FSRS,
  type Grade,
} from "ts-fsrs";
import { dayMs } from "../../time/units.ts";
import type { CardState, Stage } from "./card-state.ts";
import type { Rating } from "./ratings.ts";
import type { Scheduling } from "./scheduling.ts";

/**
 * The only place that uses ts-fsrs: converts our values to its, and back. Its clock is ours plus the day's shift, so that its days are the
 * student's.
 */
export const gradeOf = { again: Grades.Again, hard: Grades.Hard, good: Grades.Good, easy: Grades.Easy } as const satisfies Record<
  Rating,
  Grade
>;

const stateOf: Record<Stage, State> = { new: State.New, learning: State.Learning, review: State.Review, relearning: State.Relearning };
const stageOf: Record<State, Stage> = { 0: "new", 1: "learning", 2: "review", 3: "relearning" };

type SeededCard = Card & { cardId: string };

/** A card's state for ts-fsrs, with its times moved by `shift` (ms; see `dayShiftMs`). */
export function toFsrs(state: CardState, cardId: string, shift: number): SeededCard {
  const card = {
    cardId,
    due: new Date(state.due + shift),
    stability: state.stability,
    difficulty: state.difficulty,
    elapsed_days: 0,
    scheduled_days: state.scheduledDays,
    learning_steps: state.step,
    reps: state.reps,
    lapses: state.lapses,
    state: stateOf[state.stage],
  };
  return state.lastReview === null ? card : { ...card, last_review: new Date(state.lastReview + shift) };
}

/** The reverse of `toFsrs`, with the same shift in ms. */
export function fromFsrs(card: Card, shift: number): CardState {
  return {
    stage: stageOf[card.state],
    due: card.due.getTime() - shift,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    lastReview: card.last_review === undefined ? null : card.last_review.getTime() - shift,
  };
}

/** Creating an engine costs more than using it, so there is one for each set of parameters. Between two answers it only holds its seed. */
const engines = new Map<string, FSRS>();

export function engineOf(scheduling: Scheduling): FSRS {
  const { retention, learningSteps, relearningSteps, maximumDays, memory } = scheduling;
  const key = `${retention};${learningSteps.join(",")};${relearningSteps.join(",")};${maximumDays};${memory?.weights.join(",") ?? ""}`;
  const knownEngine = engines.get(key);
  if (knownEngine) return knownEngine;
  const engine = fsrs({
    request_retention: retention,
    learning_steps: learningSteps.map((minutes) => `${minutes}m` as const),
    relearning_steps: relearningSteps.map((minutes) => `${minutes}m` as const),
    maximum_interval: maximumDays,
    enable_fuzz: true,
    enable_short_term: true,
    ...(memory ? { w: memory.weights } : {}),
  }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId("cardId"));
  if (engines.size >= 500) engines.clear();
  engines.set(key, engine);
  return engine;
}

/** The average student's weights, used until a student's own are learned. */
export const averageWeights: readonly number[] = default_w;

/** The chance of recall, 0 to 1, this many days after a review: 0.9 after as many days as the stability. */
export function forgettingCurve(days: number, stability: number, weights = averageWeights): number {
  return forgetting_curve(weights, days, stability);
}

/** The days until the chance of recall has fallen to a share: the inverse of FSRS-6's forgetting curve. */
export function daysUntil(weights: readonly number[], stability: number, share: number): number {
  const decay = -(weights[20] ?? 0.1542);
  return (stability * (share ** (1 / decay) - 1)) / (0.9 ** (1 / decay) - 1);
}

/** A card's memory between two answers. */
type MemoryState = { readonly stability: number; readonly difficulty: number };

/** A memory after an answer, by some weights: `days` since the last answer, `grade` from 1, Again, to 4, Easy. Null before the first. */
export function memoryBy(weights: readonly number[]): (before: MemoryState | null, days: number, grade: number) => MemoryState {
  const engine = fsrs({ w: weights, enable_fuzz: false, enable_short_term: true });
  return (before, days, grade) => engine.next_state(before, days, grade);
}

/**
 * The interval that an engine schedules for a stability, for a card reviewed at `from` and again at `to` (ms of its clock). It uses the
 * fuzz of the engine's last answer.
 */
export function intervalDays(engine: FSRS, stability: number, { from, to }: { from: number; to: number }): number {
  return engine.next_interval(stability, dateDiffInDays(new Date(from), new Date(to)));
}

/**
 * The chance, from 0 to 1, that a card is remembered at a moment (ms since 1970): FSRS-6's forgetting curve over the time since the last
 * review, including fractions of days. 0 for a new card. `weights` are the student's own; the average's if not given.
 */
export function recallAt(
  { stability, lastReview }: Pick<CardState, "stability" | "lastReview">,
  at: number,
  weights?: readonly number[],
): number {
  return lastReview === null ? 0 : forgettingCurve(Math.max(0, at - lastReview) / dayMs, stability, weights);
}
