import type { Store } from "../../../store/store.ts";
import { decksWithVersions, thinOut } from "./history.store.ts";

const decksAtOnce = 200;

/** Removes from every deck the versions that need no longer be kept, and says how many they were. Others write in between. */
export async function thinOutAll({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }): Promise<number> {
  let removed = 0;
  let after = { ownerId: "", id: -1 };
  for (;;) {
    const decks = await decksWithVersions(store.read, after, decksAtOnce);
    for (const deck of decks) removed += await store.write(({ db }) => thinOut(db, deck, clock()));
    const last = decks.at(-1);
    if (!last || decks.length < decksAtOnce) return removed;
    after = last;
  }
}
