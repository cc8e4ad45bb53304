declare module "../../../store/tables.ts" {
  interface Tables {
    folders: FoldersTable;
    filedDecks: FiledDecksTable;
    deckTags: DeckTagsTable;
  }
}

/** A student's folders by their paths, such as `Medicine/Anatomy`. Keyed by both. */
export type FoldersTable = { userId: string; path: string };

/** In which folder of a student a deck lies, own or another's; a deck without a row lies in none. Keyed by (userId, deck). */
export type FiledDecksTable = { userId: string; deckOwnerId: string; deckId: number; path: string };

/** A student's own tags on decks, own ones and others'. Keyed by all of it. */
export type DeckTagsTable = { userId: string; deckOwnerId: string; deckId: number; tag: string };
