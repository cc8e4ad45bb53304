import { t } from "../../lib/language/t.ts";

export const texts = {
  cardsToShow: t("Cards to show"),
  allCards: t("All cards"),
};
