import { merged, withoutUndone } from "@recollect/domain/study/log/log.ts";
import { rebuiltCard } from "@recollect/domain/study/log/rebuild.ts";

import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { lockStudent } from "../../../access/lock-student.store.ts";
import type { DeckPlace } from "../decks/deck-place.ts";
import { presentPrompts } from "./prompts-of-deck.ts";
import { addStudyCards } from "../decks/study-cards.store.ts";
import { recountingDays } from "../progress/study-days.store.ts";
import { cardCountsOfDeck, chunksOf, decksOfLog, entriesOfCards, lastOf } from "./whole-log.store.ts";

/** Cards written by one statement. */
const cardsAtOnce = 500;

/** The number of entries read, and of cards derived from them. */
export type Rebuilt = { entries: number; cards: number };

/**
 * Derives all of a student's cards and day counts from the log, each deck in its own transaction: the student may continue studying, and if
 * it is interrupted, every deck is either as before or as the log says, so it can be started again. At most `entriesAtOnce` entries are in
 * memory, unless a single card has more. Throws `profile/user-not-found`.
 */
export async function rebuildStudy(store: Store, uid: string, { entriesAtOnce = 20_000 } = {}): Promise<Rebuilt> {
  const decks = await decksOfLog(store.read, uid);
  let [entries, cards] = [0, 0];
  for (const deck of decks) {
    const rebuilt = await store.write(async ({ db }) => {
      await lockStudent(db, uid);
      return rebuildDeck(db, uid, { deck, entriesAtOnce });
    });
    entries += rebuilt.entries;
    cards += rebuilt.cards;
  }
  await store.write(async ({ announce }) => announce({ kind: "study", uid, entryId: null }));
  return { entries, cards };
}

/** Locks the deck before its cards, in the same order as an edit of the deck. */
async function rebuildDeck(db: Db, uid: string, { deck, entriesAtOnce }: { deck: DeckPlace; entriesAtOnce: number }): Promise<Rebuilt> {
  const present = await presentPrompts(db, uid, deck);
  const { deckOwnerId, deckId } = deck;
  await db.deleteFrom("studyCards").where("userId", "=", uid).where("deckOwnerId", "=", deckOwnerId).where("deckId", "=", deckId).execute();
  const counts = await cardCountsOfDeck(db, uid, deck);
  const days = recountingDays(uid, deck);
  for (const [first, last] of chunksOf(counts, entriesAtOnce)) {
    const log = await entriesOfCards(db, uid, deck, { first, last });
    const derived = [...Map.groupBy(log, ({ cardId }) => cardId)].map(([cardId, entries]) => {
      for (const entry of withoutUndone(merged(entries))) if (entry.kind === "answer" || entry.kind === "seed") days.add(entry);
      const card = { progress: rebuiltCard(entries), last: lastOf(entries), isPresent: present.has(cardId) };
      return [{ userId: uid, ...deck, cardId }, card] as const;
    });
    for (let from = 0; from < derived.length; from += cardsAtOnce) await addStudyCards(db, derived.slice(from, from + cardsAtOnce));
  }
  await days.save(db);
  return { entries: counts.reduce((total, card) => total + card.entries, 0), cards: counts.length };
}
