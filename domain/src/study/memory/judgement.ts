import { measuredRetention } from "../progress/retention.ts";
import type { Prediction } from "./predictions.ts";

/** How well answers were predicted; lower is better for both figures. */
export type Judgement = {
  readonly answers: number;
  /** the mean negative logarithm of the predicted chance of the actual answer */
  readonly logLoss: number;
  /** the difference between expected and actual recall: the root mean square over groups of similar answers, as a share */
  readonly calibration: number;
};

/** Predictions are clamped to this, so that a single surprise does not outweigh all others. */
const leastChance = 0.0001;

export function judged(predictions: readonly Prediction[]): Judgement {
  let loss = 0;
  const groups = new Map<number, { count: number; expected: number; right: number }>();
  for (const prediction of predictions) {
    const { expected, isRight } = prediction;
    loss -= Math.log(Math.max(leastChance, isRight ? expected : 1 - expected));
    const key = groupOf(prediction);
    const group = groups.get(key) ?? { count: 0, expected: 0, right: 0 };
    group.count++;
    group.expected += expected;
    group.right += isRight ? 1 : 0;
    groups.set(key, group);
  }
  const answers = predictions.length;
  if (answers === 0) return { answers, logLoss: 0, calibration: 0 };
  let squares = 0;
  for (const { count, expected, right } of groups.values()) squares += ((expected - right) / count) ** 2 * count;
  return { answers, logLoss: loss / answers, calibration: Math.sqrt(squares / answers) };
}

/** A group of answers with similar delay, number of earlier answers, and misses. It does not depend on a model. */
function groupOf({ days, nth, misses }: Prediction): number {
  const steps = (value: number, most: number) => Math.min(most, Math.floor(Math.log2(value + 1)));
  return steps(days, 15) * 100 + steps(nth, 6) * 10 + steps(misses, 4);
}

/** Answers whose expected recall is in a range, and how many were right: shares from 0 to 1, the bounds as in `measuredRetention`. */
export type CalibrationBin = {
  readonly answers: number;
  readonly expected: number;
  readonly actual: number;
  readonly from: number;
  readonly to: number;
};

/** The lower bounds of the ranges: narrow where most answers are. */
const edges = [0, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95] as const;

/** The ranges with answers, in ascending order. */
export function calibrationOf(predictions: readonly Prediction[]): CalibrationBin[] {
  return edges.flatMap((edge, at) => {
    const some = predictions.filter(({ expected }) => expected >= edge && expected < (edges[at + 1] ?? Infinity));
    const answers = some.length;
    if (answers === 0) return [];
    const right = some.filter(({ isRight }) => isRight).length;
    const expected = some.reduce((sum, one) => sum + one.expected, 0) / answers;
    const { from, to } = measuredRetention([{ answers, right, asked: 0 }]);
    return [{ answers, expected, actual: right / answers, from: from ?? 0, to: to ?? 1 }];
  });
}
