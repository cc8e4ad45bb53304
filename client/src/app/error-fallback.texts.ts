import { t } from "../lib/language/t.ts";

export const texts = {
  somethingWentWrong: t("Something went wrong"),
  wereSorryThisPage: t("We're sorry, this page could not be shown. Your saved decks are safe. Reloading the page usually helps."),
  reloadPage: t("Reload Page"),
};
