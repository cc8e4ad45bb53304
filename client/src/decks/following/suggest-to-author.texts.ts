import { t } from "../../lib/language/t.ts";

export const suggestToAuthorTexts = {
  suggest: t("Suggest a correction"),
  loading: t("Loading the card..."),
  notThere: t("The author’s deck does not have this card."),
};
