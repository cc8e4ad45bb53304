import { storedText } from "../../lib/browser/stored-text.ts";

/** One student a line; null if there is none. */
const stored = storedText(() => localStorage, "recollect:device-removals");

/**
 * The students who are logging out and whose data on this device is being removed. A removal waits for every tab that has the copy open, also for a tab that
 * hangs, and the page or the browser may end before it is done: it is done then at the next start.
 */
export const unfinishedRemovals = {
  all: (): readonly string[] => (stored.get() ?? "").split("\n").filter((uid) => uid !== ""),
  add(uid: string): void {
    stored.set([...new Set([...this.all(), uid])].join("\n"));
  },
  done(uid: string): void {
    const left = this.all().filter((one) => one !== uid);
    stored.set(left.length > 0 ? left.join("\n") : null);
  },
};
