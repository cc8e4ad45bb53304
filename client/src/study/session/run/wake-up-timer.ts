/** A timer fires a little early now and then. */
const slackMs = 50;
/** A computer that slept wakes late: the clock is looked at again this often. */
const longestMs = 60_000;

/** Calls once when the first of some moments (ms since 1970) has come, by a clock that may be set meanwhile. A later call replaces it. */
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
