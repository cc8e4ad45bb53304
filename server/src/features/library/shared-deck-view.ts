import { authorLabel } from "@recollect/domain/accounts/profile.ts";

import type { SharedDeckRow } from "../../access/shared-decks.store.ts";

/** The deck as JSON text (a `LibraryDeck`), field by field. The cards are stored as such text and go in as they are. */
export function sharedDeckJson(row: SharedDeckRow): string {
  return (
    `{"id":${row.id},"title":${JSON.stringify(row.title)},"description":${JSON.stringify(row.description)},"cards":${row.cards},` +
    `"cardCount":${row.cardCount},"author":${JSON.stringify(authorLabel(row))},"authorId":${JSON.stringify(row.ownerId)},` +
    `"official":${row.badge === "OFFICIAL"},"visibility":"${row.visibility}","updatedAt":${row.updatedAt}}`
  );
}
