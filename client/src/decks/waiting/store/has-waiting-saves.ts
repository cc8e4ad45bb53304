import { storedText } from "../../../lib/browser/stored-text.ts";

const mark = (uid: string) => storedText(() => localStorage, `recollect:waiting-saves:${uid}`);

/**
 * Whether saves of a student may wait on this device. Nearly always none do: then decks are shown as they come, and the code that looks for saves is not
 * even loaded.
 */
export const hasWaitingSaves = {
  get: (uid: string): boolean => mark(uid).get() !== null,
  set: (uid: string, has: boolean): void => mark(uid).set(has ? "1" : null),
};
