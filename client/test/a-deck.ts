import type { Card } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";

export function aCard(details: Partial<Card> = {}): Card {
  return { id: "c1", term: "cell", definition: "the smallest unit of life", ...details };
}

/** Mira's deck 7 with two cards; give only what matters to the test. */
export function aDeck(details: Partial<Deck> = {}): Deck {
  const cards = details.cards ?? [aCard(), aCard({ id: "c2", term: "ATP", definition: "energy" })];
  return {
    id: 7,
    title: "Cell biology",
    description: "",
    visibility: "Private",
    updatedAt: 1_700_000_000_000,
    revision: 3,
    ...details,
    cards,
    cardCount: cards.length,
  };
}

/** The deck as lists have it. */
export function summaryOf({ cards: _cards, ...summary }: Deck): Omit<Deck, "cards"> {
  return summary;
}

/** Grace's public deck 9 as other students read it. */
export function aLibraryDeck(details: Partial<LibraryDeck> = {}): LibraryDeck {
  const cards = details.cards ?? [aCard(), aCard({ id: "c2", term: "ATP", definition: "energy" })];
  return {
    id: 9,
    title: "Compilers",
    description: "",
    author: "@grace_h",
    authorId: "grace",
    official: false,
    visibility: "Public",
    updatedAt: 1_700_000_000_000,
    ...details,
    cards,
    cardCount: cards.length,
  };
}
