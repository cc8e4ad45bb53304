import type { Day } from "../day.ts";
import { averageWeights } from "../schedule/fsrs.ts";
import { LEARNING } from "../../limits/limits.ts";
import { isBetter, knownBefore, splitDay } from "./learning-schedule.ts";
import { calibrationOf, judged, type CalibrationBin, type Judgement } from "./judgement.ts";
import { predictionsOf } from "./predictions.ts";
import { spacedReviews, type Review } from "./reviews.ts";
import { boundedWeights } from "../schedule/memory-model.ts";

export type Cards = readonly (readonly Review[])[];

/** Finds the weights that fit answers best; null if it finds none. */
export type Learner = (cards: Cards) => Promise<readonly number[] | null>;

/**
 * The result of learning: how well the later answers were predicted, by the average's weights and by those learned from the earlier ones.
 */
export type LearningFigures = {
  /** answers at least a day apart, that were learned from and judged by */
  readonly answers: number;
  /** the study day from which on answers were used to judge */
  readonly splitDay: Day;
  readonly average: Judgement;
  /** for the model in force before, on the answers since; null if there was none, or too few answers */
  readonly before: Judgement | null;
  readonly learned: Judgement;
  readonly bins: { readonly average: readonly CalibrationBin[]; readonly learned: readonly CalibrationBin[] };
};

export type Learned =
  | { readonly outcome: "too-few" }
  | { readonly outcome: "not-better"; readonly figures: LearningFigures }
  /** `weights` are learned from all answers and regularized, once those of the earlier answers have proved better */
  | { readonly outcome: "better"; readonly figures: LearningFigures; readonly weights: readonly number[] };

/** The model in force so far. `since` is the study day on which it was learned; it may have been learned from earlier answers. */
export type InForce = { readonly weights: readonly number[]; readonly since: Day };

type LearningRequest = {
  readonly least: number;
  /** another model to compare with besides the one in force; the average's weights if not given */
  readonly than?: readonly number[];
  readonly inForce: InForce | null;
};

/**
 * Learns weights from the earlier two thirds of the answers and judges them by the later third, against the prior weights; the later third
 * also chooses the regularization strength. Weights that are not better by both figures are rejected.
 */
export async function learnedFrom(
  cards: Cards,
  learn: Learner,
  { least, than = averageWeights, inForce }: LearningRequest,
): Promise<Learned> {
  const answers = spacedAnswers(cards);
  const judgedFrom = answers < least ? null : splitDay(cards);
  if (judgedFrom === null) return { outcome: "too-few" };
  const earlier = knownBefore(cards, judgedFrom);
  const raw = earlier.length === 0 ? null : await learn(earlier);
  const later = (of: readonly number[], from: Day) => predictionsOf(cards, of).filter(({ day }) => day >= from);
  const trials = pulls.flatMap((pull) => {
    const weights = raw && drawnWeights(raw, than, { answers: spacedAnswers(earlier), pull });
    const predictions = weights && later(weights, judgedFrom);
    return predictions ? [{ pull, predictions, learned: judged(predictions) }] : [];
  });
  // The best is chosen by the same later answers, which makes the figures slightly optimistic.
  const [best] = trials.toSorted((a, b) => a.learned.logLoss - b.learned.logLoss);
  if (!best) return { outcome: "too-few" };
  const { pull, predictions: byLearned, learned } = best;
  const byAverage = later(than, judgedFrom);
  const average = judged(byAverage);
  const unseen = inForce && unseenBy(inForce, Math.max(judgedFrom, inForce.since), later, byLearned);
  const figures: LearningFigures = {
    answers,
    splitDay: judgedFrom,
    average,
    before: unseen?.before ?? null,
    learned,
    bins: { average: calibrationOf(byAverage), learned: calibrationOf(byLearned) },
  };
  const isTaken = isBetter(learned, average) && (!unseen || unseen.learned.logLoss <= unseen.before.logLoss);
  const learnedWeights = isTaken ? await learn(cards) : null;
  const all = learnedWeights && drawnWeights(learnedWeights, than, { answers, pull });
  return all ? { outcome: "better", figures, weights: all } : { outcome: "not-better", figures };
}

/** Judges both models on answers that neither has learned from; null if they are too few. */
function unseenBy(
  { weights }: InForce,
  from: Day,
  later: (of: readonly number[], from: Day) => ReturnType<typeof predictionsOf>,
  byLearned: ReturnType<typeof predictionsOf>,
): { before: Judgement; learned: Judgement } | null {
  const laterPredictions = later(weights, from);
  if (laterPredictions.length < LEARNING.leastJudged) return null;
  return { before: judged(laterPredictions), learned: judged(byLearned.filter(({ day }) => day >= from)) };
}

function spacedAnswers(cards: Cards): number {
  return cards.reduce((sum, reviews) => sum + spacedReviews(reviews), 0);
}

/** The initial stabilities are the first weights. */
const firstCount = 4;

/** Regularization strengths: this many answers weigh as much as the prior weights, for the initial stabilities and for the others. */
export type Pull = { readonly first: number; readonly others: number };

/**
 * The strengths to choose from: none, up to one that takes thousands of answers. Every card's second answer is evidence of the initial
 * stability; the other weights depend on late or rare answers. Some students differ from the average only in the initial stabilities,
 * others in everything, so a student's later answers choose the strength.
 */
export const pulls: readonly Pull[] = [
  { first: 0, others: 0 },
  { first: 200, others: 1000 },
  { first: 200, others: 5000 },
];

/**
 * Learned weights, shrunk towards the prior weights: the fewer answers (at least a day apart), the more. Each weight is between the two,
 * initial stabilities on a log scale. Null if the weights are invalid.
 */
export function drawnWeights(
  learned: readonly number[],
  otherwise: readonly number[],
  { answers, pull }: { answers: number; pull: Pull },
): number[] | null {
  const bounded = boundedWeights(learned);
  const [first, others] = [shareOf(answers, pull.first), shareOf(answers, pull.others)];
  return (
    bounded &&
    boundedWeights(
      bounded.map((weight, at) => {
        const other = otherwise[at] ?? weight;
        return at < firstCount ? other * (weight / other) ** first : other + others * (weight - other);
      }),
    )
  );
}

function shareOf(answers: number, pull: number): number {
  return pull === 0 ? 1 : answers / (answers + pull);
}
