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
};

/** Another student's Public or Unlisted deck, whole. */
export type LibraryDeck = LibraryDeckSummary & Pick<Deck, "cards" | "languages">;

/** A page of the Library. `total` counts all matches; if it is an estimate, `totalIsExact` is false. */
export type LibraryPage = {
  decks: LibraryDeckSummary[];
  /** null on the last page */ nextCursor: string | null;
  total: number;
  totalIsExact: boolean;
};
