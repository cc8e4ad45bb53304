import type { Card, CardInput } from "../cards/card.ts";
import type { DeckLanguages } from "./languages/languages.ts";
import type { Visibility } from "./visibility.ts";

export type CopiedFrom = { originalId: number; originalAuthor: string; /** ms since 1970 */ copiedAt: number };

/** A whole deck, as its owner reads it. `id` is its creation in ms since 1970 (0 and 1 are the tutorials), `updatedAt` ms since 1970. */
export type Deck = {
  id: number;
  title: string;
  description: string;
  cards: readonly Card[];
  cardCount: number;
  visibility: Visibility;
  updatedAt: number;
  /** 1 when created, plus one with each save */
  revision: number;
  copiedFrom?: CopiedFrom;
  /** of its two sides; absent until they are set */
  languages?: DeckLanguages;
};

/** A deck in lists. `firstCard` is its first card's front as plain text; absent if it has no words. */
export type DeckSummary = Omit<Deck, "cards"> & { firstCard?: string };

/** What a student writes: the content of the create and edit forms. */
export type DeckInput = { title: string; description: string; cards: readonly CardInput[] };
