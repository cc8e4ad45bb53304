import { setImmediate } from "node:timers/promises";

/** Characters processed in one turn of the event loop. */
const readInATurn = 100_000;

/**
 * To call after work on a whole deck's text, such as parsing it. Returns a promise to await, so that other requests get a turn; null if the text is
 * short and the work can go on.
 */
export function turnAfter(characters: number): Promise<void> | null {
  return characters < readInATurn ? null : setImmediate();
}

/**
 * For loops over the long texts of a deck. Takes the number of processed characters, and returns a promise to await, so that other requests
 * get a turn; null while the turn is not over.
 */
export function turnsOfReading(): (characters: number) => Promise<void> | null {
  let readBytes = 0;
  return (characters) => {
    readBytes += characters;
    if (readBytes < readInATurn) return null;
    readBytes = 0;
    return setImmediate();
  };
}

/** Work in one turn of the event loop, in ms. */
const workInATurnMs = 8;

/** The same for work of which nobody knows how long it takes. */
export function turnsOfWork(): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < workInATurnMs) return null;
    return setImmediate().then(() => void (since = performance.now()));
  };
}
