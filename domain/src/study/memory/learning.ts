import type { Day } from "../day.ts";
import { averageWeights } from "../schedule/fsrs.ts";
import { LEARNING } from "../../limits/limits.ts";
import { isBetter, knownBefore, splitDay } from "./adoption.ts";
import { drawnWeights, pulls } from "./drawn-weights.ts";
import { calibrationOf, judged, type CalibrationBin, type Judgement } from "./judgement.ts";
import { predictionsOf } from "./predictions.ts";
import { spacedReviews, type Review } from "./reviews.ts";

export type Cards = readonly (readonly Review[])[];

/** What finds the weights that fit answers best, as they come; null when it finds none. */
export type Learner = (cards: Cards) => Promise<readonly number[] | null>;

/** What came of learning: how well the later answers were predicted, by the average's weights and by those learned on the earlier ones. */
export type LearningFigures = {
  /** answers with a day between, that were learned from and judged by */
  readonly answers: number;
  /** the study day from which on answers were judged by */
  readonly splitDay: Day;
  readonly average: Judgement;
  /** by what was in force before, on the answers since; null where there was nothing, or are too few */
  readonly before: Judgement | null;
  readonly learned: Judgement;
  readonly bins: { readonly average: readonly CalibrationBin[]; readonly learned: readonly CalibrationBin[] };
};

export type Learned =
  | { readonly outcome: "too-few" }
  | { readonly outcome: "not-better"; readonly figures: LearningFigures }
  /** `weights` are learned from all answers, and drawn, once those of the earlier ones have proved themselves */
  | { readonly outcome: "better"; readonly figures: LearningFigures; readonly weights: readonly number[] };

/** What is in force until then. `since` is the study day on which it was learned: earlier answers it knew already. */
export type InForce = { readonly weights: readonly number[]; readonly since: Day };

type Asked = {
  readonly least: number;
  /** what the answers are compared with beside what is in force; the average's weights where nothing is said */
  readonly than?: readonly number[];
  readonly inForce: InForce | null;
};

/**
 * Learns weights on the earlier two thirds of the answers and judges them by the later third, beside the ones that hold otherwise; the later third also
 * says how strongly they are drawn towards those. What is not better by both figures is not taken.
 */
export async function learnedFrom(cards: Cards, learn: Learner, { least, than = averageWeights, inForce }: Asked): Promise<Learned> {
  const answers = spacedAnswers(cards);
  const split = answers < least ? null : splitDay(cards);
  if (split === null) return { outcome: "too-few" };
  const earlier = knownBefore(cards, split);
  const raw = earlier.length === 0 ? null : await learn(earlier);
  const later = (of: readonly number[], from: Day) => predictionsOf(cards, of).filter(({ day }) => day >= from);
  const tried = pulls.flatMap((pull) => {
    const weights = raw && drawnWeights(raw, than, { answers: spacedAnswers(earlier), pull });
    const predictions = weights && later(weights, split);
    return predictions ? [{ pull, predictions, learned: judged(predictions) }] : [];
  });
  // That the later answers choose among a few flatters the figures a little.
  const [best] = tried.toSorted((a, b) => a.learned.logLoss - b.learned.logLoss);
  if (!best) return { outcome: "too-few" };
  const { pull, predictions: byLearned, learned } = best;
  const byAverage = later(than, split);
  const average = judged(byAverage);
  const unseen = inForce && unseenBy(inForce, Math.max(split, inForce.since), later, byLearned);
  const figures: LearningFigures = {
    answers,
    splitDay: split,
    average,
    before: unseen?.before ?? null,
    learned,
    bins: { average: calibrationOf(byAverage), learned: calibrationOf(byLearned) },
  };
  const isTaken = isBetter(learned, average) && (!unseen || unseen.learned.logLoss <= unseen.before.logLoss);
  const found = isTaken ? await learn(cards) : null;
  const all = found && drawnWeights(found, than, { answers, pull });
  return all ? { outcome: "better", figures, weights: all } : { outcome: "not-better", figures };
}

/** Both on the answers that neither has learned from; null when they are too few to tell. */
function unseenBy(
  { weights }: InForce,
  from: Day,
  later: (of: readonly number[], from: Day) => ReturnType<typeof predictionsOf>,
  byLearned: ReturnType<typeof predictionsOf>,
): { before: Judgement; learned: Judgement } | null {
  const known = later(weights, from);
  if (known.length < LEARNING.leastJudged) return null;
  return { before: judged(known), learned: judged(byLearned.filter(({ day }) => day >= from)) };
}

function spacedAnswers(cards: Cards): number {
  return cards.reduce((sum, reviews) => sum + spacedReviews(reviews), 0);
}
