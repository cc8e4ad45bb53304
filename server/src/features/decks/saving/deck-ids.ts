import { hourMs } from "@recollect/domain/time/units.ts";

/** The first id that is no tutorial's. */
const firstId = 2;

/** How far ids may be ahead of the clock, in ms; if they are further ahead, the clock was set back, and ids follow it. */
const maxAheadMs = hourMs;

export type DeckIds = {
  /** The id to try for a new deck: the next unused one of this process. */
  next(): number;
  /** To call with the id of a stored deck, which is a later one if another process used the proposed id. */
  used(id: number): void;
};

/**
 * Ids for new decks: the time of creation in ms since 1970, or the number after the last id. So one process never proposes an id twice;
 * between processes the database decides.
 */
export function createDeckIds(clock: () => number): DeckIds {
  let last = 0;
  return {
    next() {
      const now = Math.max(clock(), firstId);
      last = last >= now && last < now + maxAheadMs ? last + 1 : now;
      return last;
    },
    used(id) {
      last = Math.max(last, id);
    },
  };
}
