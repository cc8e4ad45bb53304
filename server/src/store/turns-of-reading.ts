import { setImmediate } from "node:timers/promises";

/** Characters processed in one turn of the event loop. */
const readInATurn = 100_000;

/**
 * For loops over the long texts of a deck. Takes the number of processed characters, and returns a promise to await, so that other requests
 * get a turn; null while the turn is not over.
 */
export function turnsOfReading(): (characters: number) => Promise<void> | null {
  let read = 0;
  return (characters) => {
    read += characters;
    if (read < readInATurn) return null;
    read = 0;
    return setImmediate();
  };
}
