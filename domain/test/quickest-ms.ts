const tries = 3;

/** The shortest of a few runs, in ms: interruptions on a busy machine affect some of them, and rarely all. */
export function quickestMs(work: () => void): number {
  const took = Array.from({ length: tries }, () => {
    const start = Date.now();
    work();
    return Date.now() - start;
  });
  return Math.min(...took);
}
