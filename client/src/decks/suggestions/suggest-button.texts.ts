import { t } from "../../lib/language/t.ts";

export const suggestButtonTexts = {
  suggest: t("Suggest a correction"),
};
