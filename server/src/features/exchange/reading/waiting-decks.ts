import type { ReadDeck } from "./package/read-package.ts";

/** A deck of a package as it waits to be written, a line of `decks.ndjson`. */
export type WaitingDeck = {
  name: string;
  folder: readonly string[];
  description: string;
  cards: readonly WaitingCard[];
  languages?: ReadDeck["languages"];
  /** whether the languages were guessed from the cards */
  areLanguagesGuessed?: boolean;
  topic?: ReadDeck["topic"];
  tags?: ReadDeck["tags"];
  was?: ReadDeck["was"];
  versions?: ReadDeck["versions"];
};
export type WaitingCard = {
  id: string;
  content: { term: string; definition: string };
  source: { /** null if its source has none */ guid: string | null; ord: number; noteTypeId: number; hash: string };
  progress: ReadDeck["cards"][number]["progress"];
};

/** The folder of a package's waiting media; their names in texts are the file names. */
export const mediaFolder = "media";
export const decksFile = "decks.ndjson";
