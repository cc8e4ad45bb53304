/** Timers can fire slightly early. */
const slackMs = 50;
/** A computer wakes late from sleep: the clock is checked this often. */
const longestMs = 60_000;

/**
 * Calls once when the first of the moments (ms since 1970) has come, by a clock that may be set meanwhile. A new call replaces the last.
 */
export function wakeUpTimer(now: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function at(moments: readonly number[], call: () => void): void {
    cancel();
    const moment = Math.min(...moments);
    if (moment === Infinity) return;
    const wait = () => {
      const leftMs = moment - now();
      if (leftMs <= 0) call();
      else timer = setTimeout(wait, Math.min(longestMs, leftMs + slackMs));
    };
    timer = setTimeout(wait, Math.min(longestMs, Math.max(0, moment - now()) + slackMs));
  }

  function cancel(): void {
    clearTimeout(timer);
  }

  return { at, cancel };
}
