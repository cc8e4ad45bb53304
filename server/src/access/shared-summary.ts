import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";

import { firstCardOf, type FirstCardRow } from "./first-card.store.ts";

type SharedRow = Pick<LibraryDeckSummary, "id" | "title" | "description" | "cardCount" | "visibility" | "updatedAt"> & {
  ownerId: string;
  username: string | null;
  displayName: string | null;
};

/** Another student's shared deck in a list, field by field, so that a new column never leaks. */
export function sharedSummaryOf(row: SharedRow, official: boolean): LibraryDeckSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    cardCount: row.cardCount,
    visibility: row.visibility,
    updatedAt: row.updatedAt,
    author: authorLabel(row),
    authorId: row.ownerId,
    official,
  };
}

/** The same with what its card in the list shows: the first card, and the author's picture. */
export function shownSummaryOf(row: SharedRow & FirstCardRow & { selectedTheme: ThemeIndex }, official: boolean): LibraryDeckSummary {
  const firstCard = firstCardOf(row);
  return { ...sharedSummaryOf(row, official), authorTheme: row.selectedTheme, ...(firstCard === "" ? {} : { firstCard }) };
}
