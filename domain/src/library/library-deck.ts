import type { ThemeIndex } from "../accounts/themes.ts";
import type { Deck } from "../decks/deck.ts";

/** Another student's deck in lists. `author` is a label, never an email; `official` marks the official account's decks. */
export type LibraryDeckSummary = Pick<Deck, "id" | "title" | "description" | "cardCount" | "visibility" | "updatedAt"> & {
  author: string;
  authorId: string;
  official: boolean;
  /** the front of its first card as plain text; absent if it has no words */
  firstCard?: string;
  /** the author's, for the picture beside the name */
  authorTheme?: ThemeIndex;
  /** of a search that its cards answer: the card, and why it was found */
  match?: CardMatch;
};

/** A part of a card's plain text that a search found; `marks` are the places of the found words in it, from and to. */
export type CardMatch = { cardId: string; text: string; marks: readonly (readonly [from: number, to: number])[] };

/** Another student's deck that the reader may open, whole. */
export type LibraryDeck = LibraryDeckSummary &
  Pick<Deck, "cards" | "languages"> & {
    /** the reader writes it as a co-author; absent otherwise */
    mayEdit?: true;
  };

/** A page of the Library. `total` counts all matches; if there are more than that, `totalIsExact` is false. */
export type LibraryPage = {
  decks: LibraryDeckSummary[];
  /** null on the last page */ nextCursor: string | null;
  total: number;
  totalIsExact: boolean;
};
