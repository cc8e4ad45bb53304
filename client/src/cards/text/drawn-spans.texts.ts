import { t } from "../../lib/language/t.ts";

export const texts = {
  code: t("Code"),
  tooLong: t("too long to draw"),
  tooMuch: t("too much to draw"),
  blank: t("blank"),
};
