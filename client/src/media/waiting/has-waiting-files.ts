import { storedText } from "../../lib/browser/stored-text.ts";

const mark = (uid: string) => storedText(() => localStorage, `recollect:waiting-files:${uid}`);

/** Whether pictures and sounds of a student may be in this device's store. Nearly always none are, and it is not even opened. */
export const hasWaitingFiles = {
  get: (uid: string): boolean => mark(uid).get() !== null,
  set: (uid: string, has: boolean): void => mark(uid).set(has ? "1" : null),
};
