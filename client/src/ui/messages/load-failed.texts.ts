import { t } from "../../lib/language/t.ts";

export const texts = {
  tryAgain: t("Try again"),
  loading: t("Loading..."),
};
