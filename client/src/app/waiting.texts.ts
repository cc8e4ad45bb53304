import { t } from "../lib/language/t.ts";

export const texts = {
  loading: t("Loading..."),
  weCantReach: t("We can't reach the server"),
  tryAgain: t("Try again"),
};
