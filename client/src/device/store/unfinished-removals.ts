import { storedRemovals } from "./has-unfinished-removals.ts";

/**
 * The students whose copy on this device is being removed. A removal waits for every tab that has the copy open, also for a tab that hangs, and the
 * browser may end before it is done: it is done then at the next start.
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
