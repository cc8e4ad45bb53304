import { t } from "../lib/language/t.ts";

export const theirSaveTexts = {
  saved: t("The other teacher saved"),
  nothing: t("Nothing"),
} as const;
