import { t } from "../../../lib/language/t.ts";
import type { Mastery } from "@recollect/domain/study/mastery.ts";

/** Texts of the list of terms. */
export const listTexts = {
  title: t("All cards"),
  mastery: { new: t("New"), learning: t("Learning"), known: t("Known") } satisfies Record<Mastery, string>,
  search: (cards: number) => t("Search {cards, plural, one {# card} other {# cards}}", { cards }),
  filters: t("Cards to list"),
  all: t("All"),
  due: t("Due"),
  starred: t("Starred"),
  new: t("New"),
  setAside: t("Set aside"),
  star: (term: string) => t("Star {term}", { term }),
  withoutWords: t("(no words)"),
  found: (cards: number) => t("{cards, plural, one {# card} other {# cards}} listed", { cards }),
  nothing: {
    search: t("No card has these words."),
    all: t("No card is listed."),
    due: t("Nothing is due in this deck now."),
    starred: t("You have not starred a card of this deck yet."),
    new: t("You have begun every card of this deck."),
    setAside: t("No card of this deck is set aside."),
  },
  failed: t("The list of cards could not be loaded."),
  tryAgain: t("Try again"),
} as const;
