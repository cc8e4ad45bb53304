/** A deck's title, and its cards and languages as the JSON texts of `DecksTable`. */
export type DeckText = { title: string; cards: string; languages: string | null };

/** The decks to read, by key: the wanted cards of each, or null for all. */
export type WantedCards = ReadonlyMap<string, ReadonlySet<string> | null>;
