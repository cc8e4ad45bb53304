import { t } from "../../../lib/language/t.ts";

export const editingTexts = {
  edit: t("Edit card"),
  remove: t("Delete card"),
  loading: t("Loading the card..."),
  note: t("More"),
  sides: { term: t("Term"), definition: t("Definition") },
  save: t("Save Changes"),
  saving: t("Saving..."),
  cancel: t("Cancel"),
  tryAgain: t("Try again"),
  takeTheirs: t("Take the other text"),
  allInEditor: t("All of the deck's cards"),
  saved: t("Card saved."),
  savedBeside: t("Card saved. The deck was changed somewhere else meanwhile; that is kept too."),
  conflict: t("This card was changed somewhere else meanwhile. Saving again replaces this text by yours:"),
  incomplete: t("A card needs a term and a definition."),
  deleted: t("Card deleted."),
  undo: t("Undo"),
  back: t("The card is back, with its progress."),
  manyCards: t("Several cards at once can be made in the editor."),
} as const;
