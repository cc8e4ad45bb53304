import type { LibrarySort } from "@recollect/domain/library/library-sort.ts";
import { t } from "../lib/language/t.ts";

/** Apart from the texts of the decks' page, which every page loads. */
export const texts = {
  sorts: {
    relevance: t("Best match"),
    newest: t("Newest"),
    oldest: t("Oldest"),
    "a-z": t("A-Z"),
    "z-a": t("Z-A"),
    tutorials: t("Tutorials"),
    helpful: t("Most helpful"),
    "helpful-and-new": t("Helpful and new"),
  } satisfies Record<LibrarySort, string>,
  sort: t("Sort"),
  clearSearch: t("Clear search"),
};
