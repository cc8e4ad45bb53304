import { setImmediate } from "node:timers/promises";

/** So many characters are read in one turn of the event loop. */
const readInATurn = 100_000;

/**
 * For what reads the long texts of a deck. Gets the characters that were read, and returns what is to be waited for then, so that others are
 * looked at in between: null while the turn is not over.
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
