/** A clock that is put right bit by bit runs this far (ms) beside a steady one without having been set. */
const slackMs = 1000;

/**
 * The device's time (ms since 1970), which goes on where it was when the clock is set back; `steady` counts ms from any moment and is never set. A clock
 * that was set forward can't be told from a device that slept, and is followed.
 */
export function steadyClock(clock: () => number, steady: () => number): () => number {
  let apartMs = clock() - steady();
  let setBackMs = 0;
  return () => {
    const read = clock();
    const nowApartMs = read - steady();
    if (nowApartMs < apartMs - slackMs) setBackMs += apartMs - nowApartMs;
    apartMs = nowApartMs;
    return read + setBackMs;
  };
}

/** The same for this device, from now on. */
export function deviceClock(): () => number {
  return steadyClock(Date.now, () => performance.now());
}
