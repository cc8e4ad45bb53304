declare module "../store/tables.ts" {
  interface Tables {
    deckWords: DeckWordsTable;
    deckWordsWaiting: DeckWordsWaitingTable;
  }
}

/** The words of a deck's description, cards and tags, by which its readers find it (words-of-deck.ts); deleted with the deck. */
type DeckWordsTable = {
  ownerId: string;
  deckId: number;
  /** each word once, folded, with a space before and after it */
  words: string;
  /** for each word in the same order the places of its cards, as `0,12`, with a semicolon between two words */
  places: string;
};

/** A deck whose words are to be written. Each change draws a new mark; `since` is the time of the first one, in ms since 1970. */
type DeckWordsWaitingTable = { ownerId: string; deckId: number; mark: number; since: number };
