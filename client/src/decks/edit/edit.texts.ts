import { t } from "../../lib/language/t.ts";

export const texts = {
  heading: t("Edit deck"),
  headingOf: (title: string) => t("Edit {title}", { title }),
  about: t("Change the cards of your deck."),
  loading: t("Loading deck..."),
  tryAgain: t("Try again"),
  accessDenied: t("Access Denied"),
  backToDecks: t("Back to decks"),
  practiceTest: t("Practice test"),
  saveChanges: t("Save Changes"),
  saving: t("Saving..."),
  isClosed: t("You can't edit this deck any more."),
};
