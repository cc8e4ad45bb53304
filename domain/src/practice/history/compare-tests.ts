/** How an answer was marked. */
export type Outcome = { readonly score: number; readonly isCorrect: boolean };

/** The outcome of each question of a test, by the question's key; null for one that was not answered. */
export type Outcomes = Readonly<Record<string, Outcome | null>>;

/** What two tests of one kind say about the questions that both asked. */
export type TestComparison = {
  /** how many questions both tests asked and the student answered both times */
  readonly questions: number;
  /** the mean scores of these questions then and now, in percent */
  readonly from: number;
  readonly to: number;
  /** the keys of those that were missed both times, in the order of the newer test */
  readonly stillMissed: readonly string[];
};

/** Fewer questions say nothing: one more right answer of five is 20 %. */
export const leastCompared = 10;

/** Two tests ask the same if they share at least this part of the questions of each. */
const leastShared = 0.8;

/**
 * Compares a test with an earlier one of the same kind; null if they say nothing about each other. Only questions that were answered both times count,
 * so that neither an easier choice of cards nor a test that was cut short looks like progress. A round of missed questions is no comparison for the whole
 * test: such questions are mostly better the next time, also without learning.
 */
export function compareTests(earlier: Outcomes, later: Outcomes): TestComparison | null {
  const shared = Object.keys(later).filter((key) => Object.hasOwn(earlier, key));
  const [earlierSize, laterSize] = [Object.keys(earlier).length, Object.keys(later).length];
  if (shared.length < leastShared * Math.max(earlierSize, laterSize)) return null;
  const pairs = shared.flatMap((key) => {
    const [before, now] = [earlier[key], later[key]];
    return before && now ? [{ key, before, now }] : [];
  });
  if (pairs.length < Math.max(leastCompared, leastShared * Math.max(earlierSize, laterSize))) return null;
  return {
    questions: pairs.length,
    from: mean(pairs.map(({ before }) => before.score)),
    to: mean(pairs.map(({ now }) => now.score)),
    stillMissed: pairs.filter(({ before, now }) => !before.isCorrect && !now.isCorrect).map(({ key }) => key),
  };
}

/** The sizes of an earlier test with which one of `size` questions may be compared. */
export function comparableSizes(size: number): { least: number; most: number } {
  return { least: Math.max(leastCompared, Math.ceil(leastShared * size)), most: Math.floor(size / leastShared) };
}

function mean(scores: readonly number[]): number {
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
