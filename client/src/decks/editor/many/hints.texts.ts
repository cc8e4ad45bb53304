import { t } from "../../../lib/language/t.ts";

/** Loaded with the first change of a form. */
export const texts = {
  emptyTerm: t("The term is empty."),
  emptyDefinition: t("The definition is empty."),
  termInDefinition: t("The definition has the term in it."),
  longTerm: (words: number) => t("The term has {words, number} words. Several cards are easier to learn.", { words }),
  longDefinition: (words: number) => t("The definition has {words, number} words. Several cards are easier to learn.", { words }),
  pictureWithoutWords: t("A picture has no description for those who can't see it."),
  sameTerm: (count: number) => t("{count, plural, one {# card has} other {# cards have}} this term.", { count }),

  title: t("Check cards"),
  subtitle: t("What may be better. Nothing here keeps you from saving."),
  nothing: t("Nothing to improve here."),
  card: (number: number) => t("Card {number}", { number }),
  goTo: (number: number) => t("Go to card {number}", { number }),
  go: t("Go to card"),
  blank: t("(empty)"),
  keepDefinition: t("Which definition to keep"),
  merge: (count: number) => t("Merge {count, plural, one {# card} other {# cards}}", { count }),
  mergedInfo: t("The merged card keeps the progress of the first one, and all tags and notes."),
  merged: (count: number) => t("{count, plural, one {# card merged} other {# cards merged}}", { count }),
  more: (count: number) => t("Show {count, number} more", { count }),
  close: t("Close"),
};
