import type { Restriction } from "@recollect/domain/moderation/restriction.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";

declare module "../../../store/tables.ts" {
  interface Tables {
    deckRestrictions: DeckRestrictionsTable;
  }
}

/**
 * Decks that moderators hide from others. Keyed by (ownerId, deckId). The deck's own visibility already reflects the restriction, so no
 * permission check needs this table; the row stays while its deck is in the trash.
 */
type DeckRestrictionsTable = {
  ownerId: string;
  deckId: number;
  level: Restriction;
  /** the visibility that the owner chose: the deck has it once the restriction is lifted */
  wished: Visibility;
  /** the title while others could still read the deck */
  deckTitle: string;
  /** ms since 1970 */
  since: number;
};
