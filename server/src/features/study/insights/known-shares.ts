import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { knownByTag, type TagCounts } from "@recollect/domain/study/insights/known-by-tag.ts";
import { masteryOf, type MasteryCounts } from "@recollect/domain/study/mastery.ts";

import { readOpened, type OpenedDeck } from "../../../access/opened-decks.store.ts";
import type { Db } from "../../../store/tables.ts";
import { begunDecks } from "../decks/begun-decks.store.ts";
import type { DeckToStudy } from "../decks/study-decks.store.ts";
import { masteriesByCard, masteriesOfPrompts } from "../progress/masteries.store.ts";
import { promptsByDeck, touchedStandings } from "../progress/progress.store.ts";

/** A begun deck's cards by mastery. */
export type DeckShare = { deckId: number; title: string } & MasteryCounts;

/** More than anybody reads. */
const mostDecks = 100;

/** The begun decks with how many of their cards are known, the least known first. */
export async function knownByDeck(db: Db, uid: string, decks: readonly DeckToStudy[]): Promise<DeckShare[]> {
  const scope = { uid, deck: null };
  const [named, byPrompt, byCard] = await Promise.all([begunDecks(db, uid), promptsByDeck(db, scope), masteriesByCard(db, uid, null)]);
  const titles = new Map(named.map(({ deckId, title }) => [deckId, title]));
  return decks
    .flatMap(({ deckKey, id, cardCount }) => {
      const title = titles.get(id);
      const { begun = 0, known = 0 } = byPrompt.get(deckKey) ?? {};
      if (title === undefined || begun === 0) return [];
      return [{ deckId: id, title, ...(byCard.get(deckKey) ?? masteriesOfPrompts({ cards: cardCount, begun, known })) }];
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
