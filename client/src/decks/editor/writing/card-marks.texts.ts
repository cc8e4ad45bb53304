import { t } from "../../../lib/language/t.ts";

export const marksTexts = {
  masks: t("Masks over the picture"),
  draw: t("Draw"),
  count: (count: number) => t("{count, plural, one {# mask} other {# masks}}", { count }),
  drawOn: (card: number) => t("Draw masks over the picture of card {card, number}", { card }),
  typed: t("Type the answer"),
  typedHint: t("Ask to type the answer of this card, whatever the settings say"),
  typeCard: (card: number) => t("Type the answer of card {card, number}", { card }),
};
