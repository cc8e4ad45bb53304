import { hourMs } from "@recollect/domain/time/units.ts";

/** The first id that is no tutorial's. */
const firstId = 2;

/** How far ids may run ahead of the clock, in ms; further ahead than that, the clock was set back, and ids follow it. */
const maxAheadMs = hourMs;

export type DeckIds = {
  /** The id to try for a new deck. */
  wished(): number;
  /** Learns which id the deck got in the end, when another deck had the one that was wished for. */
  got(id: number): void;
};

/**
 * The id a new deck should have: its creation in ms since 1970, or the number after the last one given out. That keeps one
 * process from wishing for the same id twice; between processes the database decides.
 */
export function createDeckIds(clock: () => number): DeckIds {
  let last = 0;
  return {
    wished() {
      const now = Math.max(clock(), firstId);
      last = last >= now && last < now + maxAheadMs ? last + 1 : now;
      return last;
    },
    got(id) {
      last = Math.max(last, id);
    },
  };
}
