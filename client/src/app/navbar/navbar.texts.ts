import { t } from "../../lib/language/t.ts";

export const texts = {
  main: t("Main"),
  guest: t("Guest"),
  commands: t("Command menu (Ctrl+K)"),
  createNewDeck: t("Create new deck"),
  decks: t("Decks"),
  library: t("Library"),
};
