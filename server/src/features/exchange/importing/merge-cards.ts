import { contentOf, withId, type Card } from "@recollect/domain/cards/card.ts";
import { plainTerm, plainText } from "@recollect/domain/cards/text/format.ts";

import { contentHash } from "../reading/content-hash.ts";
import type { WaitingCard } from "../reading/waiting-decks.ts";

/** A card that was changed both here and in its source. */
export type Conflict = { cardId: string; here: Sides; /** the whole card, with the id that it has here */ there: WaitingCard["content"] };

export type Merged = {
  /** null when nothing changes */
  cards: Card[] | null;
  newCards: WaitingCard[];
  updated: number;
  unchanged: number;
  conflicts: Conflict[];
  /** The new GUIDs of cards. */
  sources: { cardId: string; card: WaitingCard }[];
};

/** A card that was imported before: its id here, and the hash of its content then; null if that was not stored. */
export type KnownCard = { cardId: string; hash: string | null };

/**
 * Merges the cards of a deck imported again from the same source. A card edited only here stays; one edited only there is updated; one
 * edited on both sides stays and is reported; one deleted here does not come back.
 */
export function mergeCards(deck: readonly Card[], incoming: readonly { card: WaitingCard; knownCard: KnownCard | null }[]): Merged {
  const byId = new Map(deck.map((card) => [card.id, card]));
  const merged: Merged = { cards: null, newCards: [], updated: 0, unchanged: 0, conflicts: [], sources: [] };
  const replaced = new Map<string, Card>();
  for (const { card, knownCard } of incoming) {
    const here = knownCard ? byId.get(knownCard.cardId) : undefined;
    if (!knownCard) {
      merged.newCards.push(card);
      merged.sources.push({ cardId: card.id, card });
    } else if (!here) merged.unchanged += 1;
    else {
      const hashHere = contentHash(contentOf(here));
      const isSame = hashHere === card.source.hash || (knownCard.hash === null && saysTheSame(here, card.content));
      const isUnedited = hashHere === knownCard.hash;
      if (isSame || knownCard.hash === card.source.hash) merged.unchanged += 1;
      else if (isUnedited) {
        replaced.set(here.id, withId(card.content, here.id));
        merged.updated += 1;
      } else merged.conflicts.push({ cardId: here.id, here: sidesOf(here), there: card.content });
      if (isSame || isUnedited) merged.sources.push({ cardId: here.id, card });
    }
  }
  if (replaced.size === 0 && merged.newCards.length === 0) return merged;
  const cards = [...deck.map((card) => replaced.get(card.id) ?? card), ...merged.newCards.map((card) => withId(card.content, card.id))];
  return { ...merged, cards };
}

/** A round trip through our own package keeps a text's words, but may write its markup differently. */
function saysTheSame(a: Sides, b: Sides): boolean {
  const words = ({ term, definition }: Sides) => `${plainTerm(term)}\n${plainText(definition)}`.replace(/\s+/g, " ").trim();
  return words(a) === words(b);
}

type Sides = { term: string; definition: string };

function sidesOf({ term, definition }: { term: string; definition: string }) {
  return { term, definition };
}
