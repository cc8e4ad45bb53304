import type { Progress } from "../schedule/due.ts";
import type { Entry } from "./entry.ts";
import { inLogOrder, merged, withoutUndone } from "./log.ts";
import { afterNth, untouched } from "./rebuild.ts";

type Counting = Exclude<Entry, { kind: "undo" }>;

export type Replay = {
  /** The card's state before an entry with this time and id. */
  before(entry: Pick<Entry, "at" | "id">): Progress;
  /** Inserts an entry at its position. */
  add(entry: Entry): void;
  /** The card's state after all of them, as `rebuiltCard` returns it. */
  progress(): Progress;
};

/** The log of one card, replayed as far as needed, so that consecutive late entries do not each start at the first answer again. */
export function replayOf(entries: readonly Entry[]): Replay {
  const log: Counting[] = withoutUndone(merged(entries));
  /** the card's state after each of the first entries */
  const after: Progress[] = [];

  function progressAfter(count: number): Progress {
    while (after.length < count) after.push(afterNth(log, after.length, after.at(-1) ?? untouched));
    return after[count - 1] ?? untouched;
  }

  function positionOf(entry: Pick<Entry, "at" | "id">): number {
    let [from, to] = [0, log.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (inLogOrder(log[middle] as Counting, entry) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  function forgetFrom(place: number): void {
    after.length = Math.min(after.length, place);
  }

  return {
    before: (entry) => progressAfter(positionOf(entry)),
    add(entry) {
      if (entry.kind === "undo") {
        const undone = log.findIndex(({ id }) => id === entry.undoes);
        if (undone === -1) return;
        log.splice(undone, 1);
        return forgetFrom(undone);
      }
      const place = positionOf(entry);
      log.splice(place, 0, entry);
      forgetFrom(place);
    },
    progress: () => progressAfter(log.length),
  };
}
