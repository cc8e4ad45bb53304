const firstDelayMs = 500;
const longestDelayMs = 30_000;

/**
 * How long to wait (ms) after this many failures in a row: doubled after each, up to half a minute, with jitter in the upper half.
 * `chance`, from 0 to 1, keeps a thousand students from retrying in the same instant.
 */
export function retryDelayMs(failures: number, chance: number): number {
  const ceiling = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
  return ceiling / 2 + (ceiling / 2) * chance;
}
