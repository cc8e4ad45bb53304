/** How often a transaction is tried again before it fails (specification, section 9). */
export const MAX_RETRIES = 25;

/** How long to wait before the next try, in ms: soon at first, then longer, and by chance, so that rivals fall out of step. */
export function retryDelayMs(retries: number, random: () => number = Math.random): number {
  return random() * Math.min(100, 2 * 2 ** retries);
}
