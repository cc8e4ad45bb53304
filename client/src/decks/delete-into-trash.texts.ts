import { t } from "../lib/language/t.ts";

/** Apart from the texts of the decks' page, which every page loads. */
export const texts = {
  movedToTrash: t("Deck moved to your trash"),
  deletedForGood: t("Deleted for good"),
  undo: t("Undo"),
  isBack: t("The deck is back"),
};
