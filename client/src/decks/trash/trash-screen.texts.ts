import { t } from "../../lib/language/t.ts";

export const texts = {
  trash: t("Trash"),
  decksThatYouDeleted: t("Decks that you deleted in the last 30 days."),
  yourTrashCould: t("Your trash could not be loaded"),
  loadingYourTrash: t("Loading your trash..."),
  yourTrashIsEmpty: t("Your trash is empty"),
  aDeck: (days: number) => t("A deck that you delete is kept here for {days, plural, one {# day} other {# days}}.", { days }),
  backToDecks: t("Back to decks"),
  aDeletedDeckRests: (days: number) =>
    t(
      "A deleted deck is kept here for {days, plural, one {# day} other {# days}}. When restored, it is Private and has all its cards and progress.",
      { days },
    ),
  deletedDecks: t("Deleted decks"),
  restore: t("Restore"),
  deletedForGood: t("Deleted for good"),
  deletedForGoodIn: (days: number) => t("{days, plural, =1 {deleted for good within a day} other {deleted for good in # days}}", { days }),
  restoreOf: (title: string) => t("Restore {title}", { title }),
  restoring: t("Restoring..."),
  isBack: t("The deck is back, Private"),
  openTheDeck: t("Open the deck"),
  deleteForGood: t("Delete for good"),
  deleteForGoodOf: (title: string) => t("Delete for good: {title}", { title }),
  deleteForGoodQuestion: t("Delete for good?"),
  areYouSure: t("Are you sure you want to delete this deck? This action cannot be undone."),
  deleting: t("Deleting..."),
};
