/** What a year brought: all answers, and the mean recall over all days and cards begun. */
export type Point = { answers: number; recall: number };

/** How near to the recall is near enough, and how many years are tried at most. */
const [near, tries] = [0.005, 2];

/** The answers that it takes to reach a recall: retentions are tried until two are around it, then a straight line on the logarithm of the answers. */
export async function answersAt(recall: number, points: [number, Point][], tried: (retention: number) => Promise<Point>): Promise<number> {
  for (let turn = 0; turn < tries; turn++) {
    points.sort((a, b) => a[0] - b[0]);
    const best = points.toSorted((a, b) => Math.abs(a[1].recall - recall) - Math.abs(b[1].recall - recall))[0];
    if (!best || Math.abs(best[1].recall - recall) <= near) break;
    const low = points.filter(([, point]) => point.recall < recall).at(-1);
    const high = points.find(([, point]) => point.recall > recall);
    if (low && high && high[1].recall - low[1].recall < 0.03) break;
    // Asking for a point more brings less than a point of the mean over the year.
    const guess = low && high ? (low[0] + high[0]) / 2 : best[0] + (recall - best[1].recall) * 1.8;
    const retention = Math.min(0.97, Math.max(0.7, guess));
    if (points.some(([known]) => Math.abs(known - retention) < 0.002)) break;
    points.push([retention, await tried(retention)]);
  }
  points.sort((a, b) => a[1].recall - b[1].recall);
  const high = points.find(([, point]) => point.recall >= recall) ?? points.at(-1);
  const low = points.filter(([, point]) => point.recall < recall).at(-1) ?? points[0];
  if (!low || !high) return Number.NaN;
  const [a, b] = low === high ? [low, points.find((one) => one !== low) ?? low] : [low, high];
  if (a[1].recall === b[1].recall) return a[1].answers;
  const share = (recall - a[1].recall) / (b[1].recall - a[1].recall);
  return Math.exp(Math.log(a[1].answers) + share * (Math.log(b[1].answers) - Math.log(a[1].answers)));
}
