import type { Card } from "@recollect/domain/cards/card.ts";
import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import { groupBy } from "@recollect/domain/words/grouped.ts";

import type { Store } from "../../../store/store.ts";
import type { WaitingCard, WaitingDeck } from "../reading/waiting-decks.ts";
import { cardsByGuid } from "./cards-by-guid.ts";
import { comparable } from "./comparable-side.ts";
import { sourcesOfDeck } from "./imports.store.ts";
import type { KnownCard } from "./merge-cards.ts";
import type { WritesDecks } from "./import-ports.ts";

/** A card here that a card of an import stands for. */
export type KnownHere = KnownCard & { deckId: number };

/** By the `keyOf` of the import's card. */
export type KnownCards = Map<string, KnownHere>;

type Here = { store: Pick<Store, "read">; decks: Pick<WritesDecks, "titled"> };
type ComingDeck = Pick<WaitingDeck, "name" | "cards">;

/** Identifies a card in its source. A card without an identity there is a new card each time. */
export function keyOf({ id, source }: WaitingCard): string {
  return source.guid === null ? `new ${id}` : `${source.ord} ${source.guid}`;
}

/** The cards here by their GUIDs. A file written by us identifies them by their ids, in a deck with that title. */
export async function knownCards({ store, decks }: Here, uid: string, deck: ComingDeck): Promise<KnownCards> {
  let sameTitled: ReturnType<typeof decks.titled> | undefined;
  const titled = () => (sameTitled ??= decks.titled(uid, deck.name));
  const pairs = await cardsByGuid(store, uid, { cards: deck.cards, titled });
  const importedCards: KnownCards = new Map(
    pairs.map(({ card, row: { deckId, cardId, hash } }) => [keyOf(card), { deckId, cardId, hash }]),
  );
  const own = new Set(
    deck.cards.filter((card) => isOwnId(card.source.noteTypeId) && !importedCards.has(keyOf(card))).map((card) => card.source.guid),
  );
  own.delete(null);
  if (own.size === 0) return importedCards;
  for (const { id, cards } of await titled()) {
    for (const { id: cardId } of cards)
      if (own.has(cardId) && !importedCards.has(`0 ${cardId}`)) importedCards.set(`0 ${cardId}`, { deckId: id, cardId, hash: null });
  }
  return importedCards;
}

function isOwnId(noteTypeId: number): boolean {
  return Object.values(ownNoteTypes).some(({ id }) => id === noteTypeId);
}

/**
 * The own deck with the same name that has at least half of the imported cards, or of whose cards at least half are imported; null for none. Some
 * programs give each card a new GUID whenever they write a package, so that the cards can only be recognized by what they ask.
 */
export async function sameDeckHere({ decks }: Pick<Here, "decks">, uid: string, deck: ComingDeck): Promise<SameDeckHere | null> {
  const sameNamed = (await decks.titled(uid, deck.name)).map(({ id, cards }) => ({ id, cards, pairs: pairedByTerm(deck.cards, cards) }));
  const [best] = sameNamed.toSorted((a, b) => b.pairs.size - a.pairs.size);
  if (!best || best.pairs.size === 0) return null;
  return 2 * best.pairs.size >= Math.min(deck.cards.length, best.cards.length) ? { id: best.id, pairs: best.pairs } : null;
}

type SameDeckHere = { id: number; /** the student's own cards, by the `keyOf` of the imported ones */ pairs: ReadonlyMap<string, Card> };

/** The cards of `sameDeckHere`, with what is stored about their sources. */
export async function cardsOfSameDeck({ store, decks }: Here, uid: string, deck: ComingDeck): Promise<KnownCards> {
  const same = await sameDeckHere({ decks }, uid, deck);
  if (!same) return new Map();
  const hashes = new Map((await sourcesOfDeck(store.read, uid, same.id)).map(({ cardId, hash }) => [cardId, hash]));
  return new Map([...same.pairs].map(([key, { id }]) => [key, { deckId: same.id, cardId: id, hash: hashes.get(id) ?? null }]));
}

/** Pairs cards with the same term; of several, first those with the same definition, then in order. */
function pairedByTerm(coming: readonly WaitingCard[], here: readonly Card[]): Map<string, Card> {
  const byTerm = groupBy(here, ({ term }) => comparable(term));
  const pairs = new Map<string, Card>();
  for (const isSame of [(one: string, other: string) => comparable(one) === comparable(other), () => true]) {
    for (const card of coming) {
      const free = byTerm.get(comparable(card.content.term));
      if (!free || free.length === 0 || pairs.has(keyOf(card))) continue;
      const at = free.slice(0, mostOfOneTerm).findIndex(({ definition }) => isSame(definition, card.content.definition));
      if (at >= 0) pairs.set(keyOf(card), free.splice(at, 1)[0] as Card);
    }
  }
  return pairs;
}

/** The number of cards with one term among which the same definition is looked for: a crafted deck may have thousands. */
const mostOfOneTerm = 50;
