import { act } from "@testing-library/react";
import { vi } from "vitest";

/** From here on timers wait until the test moves the clock; promises and streams continue by themselves. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** Moves the stopped clock by so many ms. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Waits for everything in progress; the stopped clock does not move. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round++) {
    // Each round lets one more promise of a chain arrive.
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  }
}

/** The maximum time of work in progress on a busy machine, in ms. */
const patienceMs = 30_000;

/** As `settle`, for work with an unknown number of rounds, such as a database's; fails like the last check. */
export async function arrival(look: () => void): Promise<void> {
  for (const since = performance.now(); ;) {
    try {
      return look();
    } catch (failure) {
      if (performance.now() - since > patienceMs) throw failure;
    }
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  }
}
