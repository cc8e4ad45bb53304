import { listeners } from "../../lib/listeners.ts";

const changed = listeners();
let wasMet = false;

/** Whether the browser had no room for what this device was to keep, as the last fill of this page met it. */
export const fullDisk = {
  get: (): boolean => wasMet,
  set(isMet: boolean): void {
    wasMet = isMet;
    changed.notify();
  },
  /** Returns the function that unsubscribes. */
  subscribe: changed.add,
};

/** Whether the browser has no room for it. */
export function isFull(failure: unknown): failure is DOMException {
  return failure instanceof DOMException && failure.name === "QuotaExceededError";
}
