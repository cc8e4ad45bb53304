const firstDelayMs = 500;
const longestDelayMs = 30_000;

/**
 * How long to wait (ms) after so many failures in a row: twice as long after each, up to half a minute, and somewhere in the upper
 * half of that. `chance`, from 0 to 1, keeps a thousand students from coming back in the same instant.
 */
export function retryDelayMs(failures: number, chance: number): number {
  const ceiling = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
  return ceiling / 2 + (ceiling / 2) * chance;
}
