import { t } from "../lib/language/t.ts";

export const texts = {
  picture: t("Picture"),
  magnify: t("Magnify"),
  magnifyByKey: t("Magnify (+)"),
  close: t("Close"),
};
