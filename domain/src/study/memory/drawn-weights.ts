import { boundedWeights } from "../schedule/memory-model.ts";

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
