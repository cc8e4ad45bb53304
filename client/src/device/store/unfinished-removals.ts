import { storedRemovals } from "./stored-removals.ts";

/**
 * The students who are logging out and whose data on this device is being removed. A removal waits for every tab that has the copy open, also for a tab that
 * hangs, and the page or the browser may end before it is done: it is done then at the next start.
 */
export const unfinishedRemovals = {
  all: (): readonly string[] => (storedRemovals.get() ?? "").split("\n").filter((uid) => uid !== ""),
  add(uid: string): void {
    storedRemovals.set([...new Set([...this.all(), uid])].join("\n"));
  },
  done(uid: string): void {
    const left = this.all().filter((one) => one !== uid);
    storedRemovals.set(left.length > 0 ? left.join("\n") : null);
  },
};
