import { createDeckIds } from "../../server/src/features/decks/saving/deck-ids.ts";

export type IdRun = {
  perSecond: number;
  /** inserts for each deck: one, and one more for each id that was taken */
  insertsADeck: number;
  /** the most inserts that one deck needed */
  mostInserts: number;
  /** how far ids are ahead of the clock at the end, in seconds */
  aheadSeconds: number;
};

const processes = 8;
const simulatedMs = 60_000;

/** How ids for new decks behave when so many are made a second by several processes: the server's own proposals against one table, on a clock of its own. */
export function idRun(perSecond: number, random: () => number): IdRun {
  let now = 1_800_000_000_000;
  const begin = now;
  const clock = () => Math.floor(now);
  const taken = new Set<number>();
  const proposers = Array.from({ length: processes }, () => createDeckIds(clock));
  let [decks, inserts, mostInserts] = [0, 0, 0];
  let last = now;
  while (now - begin < simulatedMs) {
    // Independent of each other, so that several may come in one millisecond.
    now += (-Math.log(1 - random()) * 1000) / perSecond;
    const proposer = proposers[Math.floor(random() * processes)] ?? createDeckIds(clock);
    let id = proposer.next();
    let tries = 1;
    for (; taken.has(id); tries += 1) {
      // As `insertDeck` does: the end of those taken, and then a growing number more.
      while (taken.has(id)) id += 1;
      id += Math.floor(random() * Math.min(1000, 2 ** (tries - 1)));
    }
    taken.add(id);
    proposer.used(id);
    decks += 1;
    inserts += tries;
    mostInserts = Math.max(mostInserts, tries);
    last = Math.max(last, id);
  }
  return { perSecond, insertsADeck: inserts / decks, mostInserts, aheadSeconds: Math.max(0, last - now) / 1000 };
}
