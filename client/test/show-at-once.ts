const { setTimeout: wait } = globalThis;

/** The name of what React does after that wait, in its development build. */
const showing = "bound completeRootWhenReady";

/**
 * React shows a part that has loaded no sooner than 300 ms after what stood in its place: a screen's first test waited for that. React takes the
 * clock when it is loaded, so this comes before all else.
 */
const atOnce = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
  wait(work, work.name === showing ? 0 : ms, ...given);

globalThis.setTimeout = Object.assign(atOnce, wait);
