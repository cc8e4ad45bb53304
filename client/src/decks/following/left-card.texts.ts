import { t } from "../../lib/language/t.ts";

export const leftCardTexts = {
  label: t("This card is no longer in the author’s deck."),
  keep: t("Keep it for good"),
  remove: t("Remove it"),
  working: t("Working..."),
  removed: t("The card is removed. The deck as it was stays in its History."),
};
