import type { Card } from "@recollect/domain/cards/card.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";

import type { Db } from "../../store/tables.ts";

/** The deck of a test. */
type PractisedDeck = { ownerId: string; id: number; cardCount: number };

/** A larger deck has enough wrong answers of its own. */
const smallDeck = 12;

/** The most cards of the most decks to read, and their size in bytes. */
const mostCards = 1000;
const mostDecks = 50;
const mostBytes = 1_000_000;

/** Cards of the student's other decks, as wrong answers for a small deck; none for a deck that has enough. */
export async function otherCards(db: Db, uid: string, deck: PractisedDeck): Promise<Card[]> {
  if (deck.cardCount > smallDeck) return [];
  const others = await db
    .selectFrom("decks")
    .select((eb) => ["id", "cardCount", eb.fn<number>("octet_length", ["cards"]).as("bytes")])
    .where("ownerId", "=", uid)
    .where("cardCount", "<=", mostCards)
    .orderBy("updatedAt", "desc")
    .orderBy("id", "desc")
    .limit(mostDecks)
    .execute();
  const ids = withinBudget(others.filter(({ id }) => id !== deck.id || uid !== deck.ownerId));
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("decks")
    .select(["id", "cards"])
    .where("ownerId", "=", uid)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, cards }) => cardsIn(cards).map((card) => ({ ...card, id: `${id} ${card.id}` })));
}

/** The first decks, while their cards together are neither too many nor too long. */
function withinBudget(decks: readonly { id: number; cardCount: number; bytes: number }[]): number[] {
  let [cards, bytes] = [mostCards, mostBytes];
  return decks
    .filter((deck) => {
      if (deck.bytes > bytes) return false;
      cards -= deck.cardCount;
      bytes -= deck.bytes;
      return cards >= 0;
    })
    .map(({ id }) => id);
}
