const tries = 3;

/** The shortest of a few tries, in ms: what a busy machine does in between falls on some of them, and seldom on all. */
export function quickestMs(work: () => void): number {
  const took = Array.from({ length: tries }, () => {
    const start = Date.now();
    work();
    return Date.now() - start;
  });
  return Math.min(...took);
}
