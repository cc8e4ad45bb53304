import type { ReactNode } from "react";
import { listText } from "../../lib/language/formats.ts";
import { t, tNodes } from "../../lib/language/t.ts";

/** Texts of the page on which an author decides suggestions. */
export const texts = {
  suggestions: t("Suggestions", null, "corrections that readers suggest"),
  about: t("Corrections that readers suggest for your deck."),
  of: (title: ReactNode) => tNodes("Suggestions for {title}", { title }),
  loading: t("Loading the suggestions..."),
  failed: t("The suggestions could not be loaded"),
  none: t("No open suggestions"),
  noneText: t("What readers suggest for your cards comes here. Nothing changes before you accept it."),
  backToDeck: t("Back to Deck"),
  audience: t("Who may suggest corrections"),
  audiences: {
    everyone: t("Everyone who can open the deck"),
    groups: t("Members of its groups"),
    nobody: t("Nobody"),
  },
  more: (shown: number, count: number) =>
    t("The first {shown, number} of {count, number}. The others follow when these are decided.", { shown, count }),
  list: t("Open suggestions"),
  front: t("Front", null, "side of a card"),
  back: t("Back", null, "side of a card"),
  note: t("Note"),
  cardGone: t("A card that is not in the deck any more"),
  /** `names` is '@ada' or '@ada, @bob and 3 more' */
  by: (readers: number, names: ReactNode) =>
    tNodes("{readers, plural, one {{names} suggests this} other {{names} suggest this}}", { readers, names }),
  reader: t("A reader"),
  names: (names: readonly string[], others: number) =>
    listText(others > 0 ? [...names, t("{others, plural, one {# more} other {# more}}", { others })] : [...names]),
  before: t("When it was suggested"),
  now: t("Now"),
  suggested: t("Suggested"),
  asShown: t("As the card would show it"),
  changedSince: t("You have changed these words since the suggestion was made. Please choose which of them stay."),
  accept: t("Accept"),
  acceptOf: (words: string) => t("Accept: {words}", { words }),
  accepting: t("Saving..."),
  accepted: t("The card has the new words. Thank you from all who learn with it."),
  takeSuggestion: t("Take the suggested words"),
  edit: t("Edit and accept"),
  editOf: (words: string) => t("Edit and accept: {words}", { words }),
  yourWords: t("The words for the card"),
  acceptThese: t("Accept these words"),
  decline: t("Decline"),
  keepMine: t("Keep mine"),
  declineOf: (words: string) => t("Decline: {words}", { words }),
  keepMineOf: (words: string) => t("Keep mine: {words}", { words }),
  takeSuggestionOf: (words: string) => t("Take the suggested words: {words}", { words }),
  declining: t("Sending..."),
  declined: t("Declined"),
  why: t("Why"),
  whyHint: t("Whoever suggested it reads this. You can leave it empty."),
  sendDecline: t("Decline it"),
  cancel: t("Cancel"),
  report: t("Report"),
  reportOf: (words: string) => t("Report: {words}", { words }),
};
