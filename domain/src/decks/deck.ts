import type { Card, CardInput } from "../cards/card.ts";
import type { DeckLanguages } from "./languages/languages.ts";
import type { Visibility } from "./visibility.ts";

export type CopiedFrom = { originalId: number; originalAuthor: string; /** ms since 1970 */ copiedAt: number };

/** A deck, whole, as its owner reads it. `id` is its creation in ms since 1970 (0 and 1 are the tutorials), `updatedAt` ms since 1970. */
export type Deck = {
  id: number;
  title: string;
  description: string;
  cards: readonly Card[];
  cardCount: number;
  visibility: Visibility;
  updatedAt: number;
  /** 1 when created, one more with each save */
  revision: number;
  copiedFrom?: CopiedFrom;
  /** of its two sides; absent while nothing was said of them */
  languages?: DeckLanguages;
};

/** A deck as lists hold it. `firstCard` is what its first card asks, in plain words; absent where there are none. */
export type DeckSummary = Omit<Deck, "cards"> & { firstCard?: string };

/** What a student writes: the content of the create and edit forms. */
export type DeckInput = { title: string; description: string; cards: readonly CardInput[] };
