import { t } from "../../lib/language/t.ts";

export const reportSuggestionTexts = {
  title: t("Report this suggestion"),
  hint: t("A caretaker reads the suggested words and this, but not your deck. Whoever suggested them does not learn who reported it."),
};
