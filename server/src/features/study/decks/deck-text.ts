/** A deck's title, and its cards and languages as the JSON texts that `DecksTable` holds. */
export type DeckText = { title: string; cards: string; languages: string | null };

/** The decks that are read, by their keys: which cards of each, or null for all. */
export type WantedCards = ReadonlyMap<string, ReadonlySet<string> | null>;
