import type { Restriction } from "@recollect/domain/desk/restriction.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";

declare module "../../../store/tables.ts" {
  interface Tables {
    deckRestrictions: DeckRestrictionsTable;
  }
}

/**
 * Decks that caretakers keep from others. Keyed by (ownerId, deckId). A deck's own visibility is always what the restriction leaves, so that
 * whatever asks who may open a deck need not know of it; a row stays when its deck goes to the trash and comes back.
 */
export type DeckRestrictionsTable = {
  ownerId: string;
  deckId: number;
  level: Restriction;
  /** what the owner wishes: the deck's visibility once it is restored */
  wished: Visibility;
  /** as it was when others could read it */
  deckTitle: string;
  /** ms since 1970 */
  since: number;
};
