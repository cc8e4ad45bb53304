import { t } from "../../lib/language/t.ts";

export const texts = {
  blank: t("blank"),
};
