import { t } from "../../lib/language/t.ts";

export const reportSuggestionTexts = {
  title: t("Report this suggestion"),
  hint: t("A caretaker reads the suggested words, the side that they are for, and this."),
};
