import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const othersTexts = {
  heading: t("From others"),
  hint: t("Decks you saved or study. You get their authors' changes."),
  list: t("Decks of others"),
  by: (author: ReactNode) => tNodes("by {author}", { author }),
  youEdit: t("you edit it"),
  edit: (title: string) => t("Edit {title}", { title }),
  remove: (title: string) => t("Remove {title} from the list", { title }),
  removeHint: t("Remove from the list"),
  withdrawn: t("No longer shared"),
  withdrawnText: (learned: number) =>
    learned === 0
      ? t("Its author no longer shares this deck. It comes back when it is shared again.")
      : t(
          "Its author no longer shares this deck. What you learned ({learned, plural, one {# card} other {# cards}}) is kept, and continues when it is shared again.",
          { learned },
        ),
  savedOn: (day: string) => t("Saved {day}", { day }),
  studied: t("Studied, not saved"),
  removeWithdrawn: t("Remove"),
  withdrawnName: (number: number) => t("the deck that is no longer shared, number {number, number}", { number }),
  known: t("known"),
  learning: t("learning"),
  new: t("new"),
  noneOwn: t("You have no decks of your own yet."),
  createDeck: t("Create deck"),
  importDeck: t("Import a deck"),
} as const;
