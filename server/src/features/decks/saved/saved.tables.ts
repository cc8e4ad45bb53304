import type { Generated } from "kysely";

declare module "../../../store/tables.ts" {
  interface Tables {
    deckMarks: DeckMarksTable;
  }
}

/** A student's marks on a deck, an own one or another's. Times are ms since 1970, null if not set. Keyed by (userId, deck). */
export type DeckMarksTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  /** only for decks of others */
  savedAt: number | null;
  starredAt: number | null;
  /** when the student removed the deck from the list of others' decks */
  removedAt: number | null;
  /** when the student found it helpful; only for decks of others */
  thankedAt: Generated<number | null>;
};
