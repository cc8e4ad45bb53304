/** A clock with the real time until it is moved. */
export type TestClock = { now: () => number; forward: (ms: number) => void };

export function aClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => Date.now() + aheadMs,
    forward(ms) {
      aheadMs += ms;
    },
  };
}
