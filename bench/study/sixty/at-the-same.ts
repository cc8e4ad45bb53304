/** The result of a year: all answers, and the mean recall over all days and learned cards. */
export type Point = { answers: number; recall: number };

/**
 * The retentions at which a method is measured: recall at the default's and at SM-2's is between the first and the last, except for a few students.
 */
export const askedRetentions = [0.87, 0.9, 0.93, 0.96] as const;

/** The weight of a year falls with its distance as a normal curve, this wide on each logarithm. */
const near = { forgotten: 0.35, answers: 0.2 } as const;

/**
 * The answers that a recall needs: a straight line through the years, on the logarithms of the answers and of the forgotten share. Near years weigh
 * more. Years differ by hundredths by chance, so that one year alone is never used.
 */
export function answersAt(recall: number, years: readonly Point[]): number {
  const points = years.map((year) => ({ x: forgotten(year.recall), y: Math.log(year.answers) }));
  return Math.exp(onLine(forgotten(recall), points, near.forgotten));
}

/** The recall that so many answers reach, by the inverse of the same line. */
export function recallAt(answers: number, years: readonly Point[]): number {
  const points = years.map((year) => ({ x: Math.log(year.answers), y: forgotten(year.recall) }));
  return 1 - Math.exp(onLine(Math.log(answers), points, near.answers));
}

function forgotten(recall: number): number {
  return Math.log(1 - recall);
}

/** The value at `x` of the line through weighted points: least squares. */
function onLine(at: number, points: readonly { x: number; y: number }[], width: number): number {
  let [weights, xs, ys, squares, products] = [0, 0, 0, 0, 0];
  for (const { x: givenX, y } of points) {
    const x = givenX - at;
    const weight = Math.exp(-0.5 * (x / width) ** 2);
    weights += weight;
    xs += weight * x;
    ys += weight * y;
    squares += weight * x * x;
    products += weight * x * y;
  }
  return (squares * ys - xs * products) / (weights * squares - xs * xs);
}
