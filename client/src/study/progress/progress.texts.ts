import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  insightsFailed: t("What may help you could not be loaded."),
  deck: t("Deck"),
  allDecks: t("All decks"),
  exam: t("Exam"),
  examsFailed: t("Failed to load your exams."),
  changeExamDate: t("Change exam date"),
  setExamDate: t("Set exam date"),
  sayWhen: t("Set its date, and the new cards are spread over the remaining days."),
  youHaveNotStudied: t("You have not studied this deck yet"),
  yourProgressBegins: t("Your progress begins with the first card"),
  thisPageWillShow: t(
    "This page will show your answers day by day, how well you remember, where your cards stand, and what the next 30 days bring.",
  ),
  studyNow: t("Study now"),
  createDeck: t("Create deck"),
  progress: t("Progress"),
  yourReviewsHowWell: t("Your reviews, how well you remember, and what comes next."),
  thisDeckWasDeleted: t("This deck was deleted, or is no longer shared."),
  progressOfAllDecks: t("Progress of all decks"),
  loadingProgress: t("Loading progress..."),
  theCardIsBack: t("The card is back among those you study."),
  doNotCome: (cards: number) =>
    t("{cards, plural, one {# card does not come until you resume it.} other {# cards do not come until you resume them.}}", { cards }),
  buriedComesBack: t("A buried one comes back by itself tomorrow."),
  firstAreListed: (count: number) => t("The first {count, number} are listed.", { count }),
  setAside: t("Set aside"),
  cardsSetAside: t("Cards set aside"),
  noWords: t("(no words)"),
  suspended: t("Suspended"),
  buriedUntilTomorrow: t("Buried until tomorrow"),
  /** `state` is 'Suspended' or 'Buried until tomorrow' */
  stateIn: (state: string, deck: ReactNode) => tNodes("{state} in {deck}", { state, deck }),
  resume: t("Resume"),
  resuming: t("Resuming..."),
  resumeOf: (question: string) => t("Resume {question}", { question }),
  showMore: t("Show more"),
  loading: t("Loading..."),
};
