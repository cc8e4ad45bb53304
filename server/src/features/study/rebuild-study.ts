import type { Entry } from "@recollect/domain/study/entry.ts";
import { inLogOrder } from "@recollect/domain/study/log.ts";
import { rebuiltCard } from "@recollect/domain/study/rebuild.ts";

import type { Db } from "../../store/tables.ts";
import type { DeckPlace } from "./studied-decks.ts";
import { saveStudyCard } from "./study-cards.store.ts";

/**
 * Derives all of a student's cards anew from the log, deck by deck; gives how many entries were read. To be called in a transaction,
 * under the lock of the student's row.
 */
export async function rebuildStudy(db: Db, uid: string): Promise<{ entries: number; cards: number }> {
  await db.deleteFrom("studyCards").where("userId", "=", uid).execute();
  const decks = await db.selectFrom("studyLog").select(["deckOwnerId", "deckId"]).distinct().where("userId", "=", uid).execute();
  let [entries, cards] = [0, 0];
  for (const deck of decks) {
    const log = await logOfDeck(db, uid, deck);
    const present = await cardsOf(db, deck);
    for (const [cardId, ofCard] of Map.groupBy(log, (entry) => entry.cardId)) {
      const last = ofCard.reduce((a, b) => (inLogOrder(a, b) > 0 ? a : b));
      await saveStudyCard(db, { userId: uid, ...deck, cardId }, { progress: rebuiltCard(ofCard), last, isPresent: present.has(cardId) });
      cards += 1;
    }
    entries += log.length;
  }
  return { entries, cards };
}

async function logOfDeck(db: Db, uid: string, { deckOwnerId, deckId }: DeckPlace): Promise<Entry[]> {
  const rows = await db
    .selectFrom("studyLog")
    .select("entry")
    .where("userId", "=", uid)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .execute();
  return rows.map(({ entry }) => JSON.parse(entry) as Entry);
}

/** The ids of the cards that the deck has now; it stays as it is until the transaction ends. */
async function cardsOf(db: Db, { deckOwnerId, deckId }: DeckPlace): Promise<Set<string>> {
  const row = await db
    .selectFrom("decks")
    .select("cards")
    .where("ownerId", "=", deckOwnerId)
    .where("id", "=", deckId)
    .forShare()
    .executeTakeFirst();
  return new Set(row ? (JSON.parse(row.cards) as { id: string }[]).map(({ id }) => id) : []);
}
