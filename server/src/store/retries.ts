/** How often a transaction is retried before it fails (specification, section 9). */
export const MAX_RETRIES = 25;

/** How long to wait before the next retry, in ms: short at first, then longer, with jitter, so that rivals don't collide again. */
export function retryDelayMs(retries: number, random: () => number = Math.random): number {
  return random() * Math.min(100, 2 * 2 ** retries);
}
