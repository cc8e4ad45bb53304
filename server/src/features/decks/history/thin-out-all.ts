import type { Store } from "../../../store/store.ts";
import { decksWithVersions } from "./history.store.ts";
import { thinOut } from "./thin-out.store.ts";

const decksAtOnce = 200;

/** Versions rewritten as whole in one transaction. */
const madeWholeAtOnce = 4;

/** Removes superfluous versions from every deck, and returns how many. Others write in between. */
export async function thinOutAll({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }): Promise<number> {
  let removedCount = 0;
  let after = { ownerId: "", id: -1 };
  for (;;) {
    const decks = await decksWithVersions(store.read, after, decksAtOnce);
    for (const deck of decks) removedCount += await thinOutOne(store, deck, clock());
    const last = decks.at(-1);
    if (!last || decks.length < decksAtOnce) return removedCount;
    after = last;
  }
}

async function thinOutOne(store: Store, deck: Parameters<typeof thinOut>[1], now: number): Promise<number> {
  let removedCount = 0;
  for (let some = 1; some > 0; removedCount += some) some = await store.write(({ db }) => thinOut(db, deck, now, madeWholeAtOnce));
  return removedCount;
}
