import type { WritersNews } from "@recollect/domain/decks/co-authors/co-author.ts";

import type { Transaction } from "../../../store/store.ts";
import { writersOf, type DeckKey } from "./co-authors.store.ts";

/** Tells everybody who writes the deck, except the one whose news it is. */
export async function announceToWriters(tx: Transaction, deck: DeckKey, by: string, news: WritersNews): Promise<void> {
  const coAuthors = await writersOf(tx.db, deck);
  if (coAuthors.length === 0) return;
  for (const uid of [deck.ownerId, ...coAuthors]) if (uid !== by) tx.announce({ kind: "writers", uid, news });
}
