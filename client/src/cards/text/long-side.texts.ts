import { t } from "../../lib/language/t.ts";

export const texts = {
  showAll: t("Show all"),
};
