import { t } from "../lib/language/t.ts";

export const texts = {
  skipToContent: t("Skip to content"),
  theMenuCould: t("The menu could not be loaded."),
  tryAgain: t("Try again"),
};
