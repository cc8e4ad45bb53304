/** After this long the student was away from the device, so longer times are cut. */
export const longestTookMs = 10 * 60_000;

/** The logged time of an answer: whole ms, at most ten minutes. */
export function tookMsBetween(shownAt: number, answeredAt: number): number {
  return Math.round(Math.min(Math.max(0, answeredAt - shownAt), longestTookMs));
}
