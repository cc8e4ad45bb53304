import { t } from "../../lib/language/t.ts";

export const texts = {
  thisPageCould: t("This page could not be loaded"),
};
