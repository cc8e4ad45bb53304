import type { Point } from "./answers-at.ts";

/** How near to the answers is near enough, as a share of them, and how many years are tried at most. */
const [near, tries] = [0.03, 2];

/** By what factor, as its logarithm, answers grow with the retention asked for. */
const growth = 6;

/** The recall that so many answers reach: retentions are tried until two are around it, then a straight line on the logarithm of the answers. */
export async function recallAt(answers: number, points: [number, Point][], tried: (retention: number) => Promise<Point>): Promise<number> {
  const missing = (point: Point) => Math.log(answers / point.answers);
  for (let turn = 0; turn < tries; turn++) {
    const [best] = points.toSorted((a, b) => Math.abs(missing(a[1])) - Math.abs(missing(b[1])));
    if (!best || Math.abs(missing(best[1])) <= near) break;
    const retention = Math.min(0.97, Math.max(0.7, best[0] + missing(best[1]) / growth));
    if (points.some(([known]) => Math.abs(known - retention) < 0.002)) break;
    points.push([retention, await tried(retention)]);
  }
  const [one, ...others] = points.map(([, point]) => point).toSorted((a, b) => Math.abs(missing(a)) - Math.abs(missing(b)));
  if (!one) return Number.NaN;
  // A line through two years of nearly the same answers would lead anywhere.
  const apart = others.filter(({ answers: of }) => Math.abs(Math.log(of / one.answers)) > near);
  const other = apart.find((point) => missing(point) * missing(one) < 0) ?? apart[0];
  return other ? one.recall + (missing(one) / Math.log(other.answers / one.answers)) * (other.recall - one.recall) : one.recall;
}
