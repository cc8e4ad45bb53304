import { boundedWeights } from "../schedule/memory-model.ts";

/** The first stabilities, which come first among the weights. */
const firstCount = 4;

/** So many answers weigh as much as what holds without them: for the first stabilities, and for the other weights. */
export type Pull = { readonly first: number; readonly others: number };

/**
 * How strongly learned weights may be drawn: not at all, and so that thousands of answers are needed. How long a new card lasts is told by every card's
 * second answer; the other weights are told apart by answers that come late or seldom. One student differs from the average by their first stabilities
 * alone, another in everything, so that a student's later answers choose among these.
 */
export const pulls: readonly Pull[] = [
  { first: 0, others: 0 },
  { first: 200, others: 1000 },
  { first: 200, others: 5000 },
];

/**
 * Weights that were learned from so many answers with a day between, drawn towards those that hold otherwise: the fewer the answers, the more. Each lies
 * between the two, first stabilities by their logarithms. Null for what is no set of weights.
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
