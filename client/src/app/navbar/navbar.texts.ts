import { t } from "../../lib/language/t.ts";

export const texts = {
  main: t("Main"),
  guest: t("Guest"),
  createNewDeck: t("Create new deck"),
  decks: t("Decks"),
  library: t("Library"),
};
