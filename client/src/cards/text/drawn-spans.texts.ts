import { t } from "../../lib/language/t.ts";

export const texts = {
  code: t("Code"),
  // A screen reader says it of a formula that is wider than its card, and scrolls.
  wideFormula: t("Wide formula"),
  tooLong: t("too long to draw"),
  tooMuch: t("too much to draw"),
  blank: t("blank"),
};
