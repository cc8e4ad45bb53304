import { t } from "../../lib/language/t.ts";

export const texts = {
  menu: t("Menu"),
};
