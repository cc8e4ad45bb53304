declare module "../../../store/tables.ts" {
  interface Tables {
    folders: FoldersTable;
    filedDecks: FiledDecksTable;
    deckTags: DeckTagsTable;
  }
}

/** A student's folders by their paths, such as `Medicine/Anatomy`. Keyed by both. */
type FoldersTable = { userId: string; path: string };

/** The student's folder of a deck, own or another's; a deck without a row is in none. Keyed by (userId, deck). */
type FiledDecksTable = { userId: string; deckOwnerId: string; deckId: number; path: string };

/** A student's own tags on decks, own ones and others'. Keyed by all columns. */
type DeckTagsTable = { userId: string; deckOwnerId: string; deckId: number; tag: string };
