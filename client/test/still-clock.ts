import { act } from "@testing-library/react";
import { vi } from "vitest";

/** From here on timers wait until the test moves the clock; promises and streams go on by themselves. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** So many ms pass on the stopped clock. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Whatever is already on its way arrives; no time passes on the stopped clock. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round++) {
    // oxlint-disable-next-line no-await-in-loop -- each round lets one more promise of a chain arrive
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  }
}

/** How long what is on its way may take on a busy machine, in ms. */
const patienceMs = 30_000;

/** As `settle`, for what arrives after an unknown number of rounds, such as what a database does; fails as the look at last does. */
export async function arrival(look: () => void): Promise<void> {
  for (const since = performance.now(); ;) {
    try {
      return look();
    } catch (failure) {
      if (performance.now() - since > patienceMs) throw failure;
    }
    // oxlint-disable-next-line no-await-in-loop -- looked at again after each round
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  }
}
