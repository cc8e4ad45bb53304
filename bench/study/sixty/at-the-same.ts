/** What a year brought: all answers, and the mean recall over all days and cards begun. */
export type Point = { answers: number; recall: number };

/** The retentions that a method is asked for: recall at the default's and at SM-2's lies between the first and the last, but for a few students. */
export const askedRetentions = [0.87, 0.9, 0.93, 0.96] as const;

/** How near a year has to be to count: what it weighs falls off as a normal curve, this wide on each logarithm. */
const near = { forgotten: 0.35, answers: 0.2 } as const;

/**
 * The answers that it takes to reach a recall: a straight line through the years, on the logarithms of the answers and of what is forgotten. Years
 * that are near weigh more. Chance makes a year differ by hundredths from another, so that one year alone is never taken for the answer.
 */
export function answersAt(recall: number, years: readonly Point[]): number {
  const points = years.map((year) => ({ x: forgotten(year.recall), y: Math.log(year.answers) }));
  return Math.exp(onLine(forgotten(recall), points, near.forgotten));
}

/** The recall that so many answers reach, by the same line read the other way. */
export function recallAt(answers: number, years: readonly Point[]): number {
  const points = years.map((year) => ({ x: Math.log(year.answers), y: forgotten(year.recall) }));
  return 1 - Math.exp(onLine(Math.log(answers), points, near.answers));
}

function forgotten(recall: number): number {
  return Math.log(1 - recall);
}

/** Where the line through weighted points is at `x`: least squares. */
function onLine(at: number, points: readonly { x: number; y: number }[], width: number): number {
  let [weights, xs, ys, squares, products] = [0, 0, 0, 0, 0];
  for (const { x: given, y } of points) {
    const x = given - at;
    const weight = Math.exp(-0.5 * (x / width) ** 2);
    weights += weight;
    xs += weight * x;
    ys += weight * y;
    squares += weight * x * x;
    products += weight * x * y;
  }
  return (squares * ys - xs * products) / (weights * squares - xs * xs);
}
