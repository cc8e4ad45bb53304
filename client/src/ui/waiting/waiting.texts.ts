import { t } from "../../lib/language/t.ts";

export const waitingTexts = {
  offline: t("There is no network. This continues as soon as it is back."),
  long: t("This takes longer than usual. Still trying…"),
} as const;
