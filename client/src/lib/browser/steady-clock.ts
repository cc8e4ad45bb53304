/** Gradual clock corrections stay within this difference (ms) to a monotonic clock; a larger one means that the clock was set. */
const slackMs = 1000;

/**
 * The device's time (ms since 1970), which continues when the clock is set back; `steady` counts ms from any moment and is never set. A
 * clock that was set forward looks like a device that slept, and is followed.
 */
export function steadyClock(clock: () => number, steady: () => number): () => number {
  let apartMs = clock() - steady();
  let setBackMs = 0;
  return () => {
    const time = clock();
    const nowApartMs = time - steady();
    if (nowApartMs < apartMs - slackMs) setBackMs += apartMs - nowApartMs;
    apartMs = nowApartMs;
    return time + setBackMs;
  };
}

/** The same for this device, starting now. */
export function deviceClock(): () => number {
  return steadyClock(Date.now, () => performance.now());
}
