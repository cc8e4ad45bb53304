import { t } from "../../lib/language/t.ts";

/** Texts of the form of a suggestion. */
export const texts = {
  title: t("Suggest a correction"),
  loading: t("Loading the card..."),
  failed: t("The card could not be loaded"),
  off: t("The author takes no suggestions for this deck."),
  front: t("Front", null, "side of a card"),
  back: t("Back", null, "side of a card"),
  note: t("Note"),
  nowOnCard: t("On the card now:"),
  why: t("Why"),
  whyHint: t("You can leave it empty."),
  named: t("The author sees your name."),
  unnamed: t("The author does not see your name."),
  send: t("Send to the author"),
  sending: t("Sending..."),
  sent: t("Your suggestion is with the deck's author"),
  yours: t("What you have suggested"),
  edit: t("Edit"),
  editOf: (words: string) => t("Edit: {words}", { words }),
  takeBack: t("Take back"),
  takeBackOf: (words: string) => t("Take back: {words}", { words }),
  takingBack: t("Taking back..."),
};
