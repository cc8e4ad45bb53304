import { storedText } from "../../lib/browser/stored-text.ts";

/** The students whose copy on this device is being removed, a line each. */
export const storedRemovals = storedText(() => localStorage, "recollect:device-removals");

/** Apart from what works on them, which only a device that has some loads. */
export function hasUnfinishedRemovals(): boolean {
  return storedRemovals.get() !== null;
}
