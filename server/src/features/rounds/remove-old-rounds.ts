import { ROUND } from "@recollect/domain/limits/round-limits.ts";

import type { Store } from "../../store/store.ts";
import { removeRound, roundsUntouchedSince } from "./rounds.store.ts";

/** Rounds that are listed at once; each is removed in a transaction of its own. */
const listedAtOnce = 100;

/** Removes the rounds that are over because nobody touched them for an hour, ended or not, with their players' names and answers. */
export async function removeOldRounds({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }): Promise<number> {
  let removed = 0;
  for (;;) {
    const ids = await roundsUntouchedSince(store.read, clock() - ROUND.idleMs, listedAtOnce);
    for (const id of ids) await store.write(({ db }) => removeRound(db, id));
    removed += ids.length;
    if (ids.length < listedAtOnce) return removed;
  }
}
