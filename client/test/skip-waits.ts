import { vi } from "vitest";

type Work = (...given: unknown[]) => void;

/**
 * The page's waits of exactly these lengths, in ms, are over at once for the rest of the test: for a test of what comes after such a wait, and not of
 * the wait. A test of what is done meanwhile stops the clock.
 */
export function skipWaits(...lengths: readonly number[]): void {
  const { setTimeout: wait, setInterval: repeat } = globalThis;
  const shortened = (ms?: number) => (ms !== undefined && lengths.includes(ms) ? 0 : ms);
  const soon = (work: Work, ms?: number, ...given: unknown[]) => wait(work, shortened(ms), ...given);
  const often = (work: Work, ms?: number, ...given: unknown[]) => repeat(work, shortened(ms), ...given);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(Object.assign(soon, wait));
  vi.spyOn(globalThis, "setInterval").mockImplementation(Object.assign(often, repeat));
}
