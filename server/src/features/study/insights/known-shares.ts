import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { knownByTag, type TagCounts } from "@recollect/domain/study/insights/known-by-tag.ts";
import { masteryOf, type MasteryCounts } from "@recollect/domain/study/mastery.ts";

import { readOpened, type OpenedDeck } from "../../../access/opened-decks.store.ts";
import type { Db } from "../../../store/tables.ts";
import { masteriesByCard, masteriesOfPrompts } from "../progress/masteries.store.ts";
import { touchedStandings } from "../progress/progress.store.ts";
import { begunShares } from "../progress/studied-decks.store.ts";

/** A begun deck's cards by mastery. */
export type DeckShare = { deckId: number; title: string } & MasteryCounts;

/** More than anybody reads. */
const mostDecks = 100;

/** The begun decks with how many of their cards are known, the least known first. */
export async function knownByDeck(db: Db, uid: string): Promise<DeckShare[]> {
  const [decks, byCard] = await Promise.all([begunShares(db, uid), masteriesByCard(db, uid, null)]);
  // Tutorials of others have the numbers of the student's own.
  const own = new Set(decks.filter(({ isOwn }) => isOwn).map(({ deckId }) => deckId));
  return decks
    .filter(({ begun, isOwn, deckId }) => begun > 0 && (isOwn || !own.has(deckId)))
    .map(({ deckKey, deckId, title, cardCount, begun, known }) => {
      return { deckId, title, ...(byCard.get(deckKey) ?? masteriesOfPrompts({ cards: cardCount, begun, known })) };
    })
    .toSorted((a, b) => shareOf(a) - shareOf(b) || a.deckId - b.deckId)
    .slice(0, mostDecks);
}

/** One deck's cards by tag; empty without tags. */
export async function knownByTags(db: Db, uid: string, openedDeck: OpenedDeck): Promise<TagCounts[]> {
  const rows = await touchedStandings(db, { userId: uid, deckOwnerId: openedDeck.ownerId, deckId: openedDeck.id });
  const masteries = new Map(rows.map((row) => [row.cardId, masteryOf(row)]));
  return readOpened(db, uid, openedDeck, ({ cards }) => knownByTag(cardsIn(cards), masteries));
}

function shareOf({ new: fresh, learning, known }: MasteryCounts): number {
  return known / Math.max(1, fresh + learning + known);
}
