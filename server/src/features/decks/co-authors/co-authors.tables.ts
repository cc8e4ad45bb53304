import type { Generated } from "kysely";

declare module "../../../store/tables.ts" {
  interface Tables {
    deckEditors: DeckEditorsTable;
  }
}

/** Co-authors of decks, from the invitation on. Keyed by (deckOwnerId, deckId, userId). Times are ms since 1970. */
export type DeckEditorsTable = {
  deckOwnerId: string;
  deckId: number;
  userId: string;
  invitedAt: number;
  /** null while only invited */
  acceptedAt: Generated<number | null>;
  /** null until it was declined, left, withdrawn or taken away; the row stays for a while */
  endedAt: Generated<number | null>;
  /** whether the deck's owner ended it */
  endedByOwner: Generated<0 | 1>;
};
