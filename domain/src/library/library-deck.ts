import type { ThemeIndex } from "../accounts/themes.ts";
import type { Deck } from "../decks/deck.ts";

/** Another student's deck as lists hold it. `author` is a label to show, never an email; `official` marks the official account's decks. */
export type LibraryDeckSummary = Pick<Deck, "id" | "title" | "description" | "cardCount" | "visibility" | "updatedAt"> & {
  author: string;
  authorId: string;
  official: boolean;
  /** what its first card asks, in plain words; absent where there are none */
  firstCard?: string;
  /** the author's, for the picture beside the name */
  authorTheme?: ThemeIndex;
};

/** Another student's Public or Unlisted deck, whole. */
export type LibraryDeck = LibraryDeckSummary & Pick<Deck, "cards" | "languages">;

/** A page of the Library. `total` counts all that match; where that many are only estimated, `totalIsExact` is false. */
export type LibraryPage = {
  decks: LibraryDeckSummary[];
  /** null on the last page */ nextCursor: string | null;
  total: number;
  totalIsExact: boolean;
};
