import { t } from "../../lib/language/t.ts";

export const texts = {
  logOutAndDiscard: t("Log out and discard what is not saved?"),
  thisBrowserStillKeeps: (left: string) =>
    t("This browser still keeps {left}. Logging out deletes that, so that the next person here finds nothing.", { left }),
  unsentAnswers: (count: number) =>
    t("{count, plural, one {# answer that could not be sent} other {# answers that could not be sent}}", { count }),
  unsavedChanges: (count: number) => t("unsaved changes of {count, plural, one {# deck} other {# decks}}", { count }),
  unfinishedCards: (count: number) =>
    t("{count, plural, one {# unfinished card that was not saved} other {# unfinished cards that were not saved}}", { count }),
  answersAndChanges: (answers: string, changes: string) => t("{answers} and {changes}", { answers, changes }),
  perhapsMore: t("perhaps answers or changes that the browser does not show us now"),
  discardAndLogOut: t("Discard and log out"),
  serverNotReached: t(
    "You are logged out in this browser, but the server could not be reached. Your session there ends as soon as this page reaches it.",
  ),
  stayLogged: t("Stay logged in"),
};
