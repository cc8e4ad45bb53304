import { t } from "../lib/language/t.ts";

export const texts = {
  heading: t("Decks of your groups"),
  decks: (decks: number) => t("{decks, plural, one {# deck} other {# decks}}", { decks }),
  showAll: (count: number) => t("Show all {count, number}", { count }),
} as const;
