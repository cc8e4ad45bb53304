import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  /** the tick of a card; `card` is 'the card mitosis', which only screen readers say */
  restore: (card: ReactNode) => tNodes("Restore {card}", { card }),
  theCard: (term: string) => t("the card {term}", { term }),
  earlier: t("Then", null, "in the past"),
  now: t("Now"),
  notInTheDeck: t("not in the deck"),
  askedBothWays: t("Asked both ways"),
  answerIsTyped: t("Answer is typed"),
  history: t("History", null, "of a deck's versions"),
  earlierVersions: t("Earlier versions of your deck."),
  theHistoryCould: t("The history could not be loaded"),
  loadingTheHistory: t("Loading the history..."),
  historyOf: (title: ReactNode) => tNodes("History of {title}", { title }),
  eachSaveKeeps: (days: number) =>
    t("Earlier versions are kept for {days, plural, one {# day} other {# days}}, while your storage has space. Only you can see them.", {
      days,
    }),
  noEarlierVersionYet: t("No earlier version yet"),
  whenYouNextSave: t("When you next save a change, the current version is kept here."),
  backToTheDeck: t("Back to Deck"),
  earlierVersionsLabel: t("Earlier versions"),
  nextSave: (cards: string, changes: string) => t("{cards} · then {changes}", { cards, changes }),
  wordsOf: (names: ReactNode) => tNodes("with words of {names}", { names }),
  /** who made the save after a version */
  by: (name: ReactNode) => tNodes("by {name}", { name }),
  byYou: t("by you"),
  compareWithNow: t("Compare with now"),
  compareWithNowThe: (savedAt: string) => t("Compare with now: the version of {savedAt}", { savedAt }),
  loadingTheVersion: t("Loading the version..."),
  thisVersionCould: t("This version could not be loaded"),
  theVersionIsBack: t("The version is back"),
  restored: (cards: string) => t("{cards} restored", { cards }),
  asItWas: (savedAt: string) => t("As it was on {savedAt}", { savedAt }),
  restoredCardsKeep: (cards: string, changes: string) =>
    t("{cards}. {changes} Restored cards keep their progress, and the current deck becomes a version too.", { cards, changes }),
  restoreThisVersion: t("Restore this version"),
  restoring: t("Restoring..."),
  restoreChosenCards: t("Restore chosen cards"),
  restoreOf: (cards: string) => t("Restore {cards}", { cards }),
  allVersions: t("All versions"),
  cardsThatChanged: t("Cards that changed"),
  showMoreOfCards: (count: number) => t("Show more of {count, plural, one {# card} other {# cards}}", { count }),
  theSameNow: t("The deck says the same now."),
  /** `changes` is '1 card added, 2 changed (and the title)' */
  sinceThen: (changes: string) => t("Since then: {changes}.", { changes }),
  inAnotherOrder: t("the cards stand in another order"),
  andTheTitle: (changes: string) => t("{changes} (and the title)", { changes }),
  andTheDescription: (changes: string) => t("{changes} (and the description)", { changes }),
  andBothTexts: (changes: string) => t("{changes} (and the title and the description)", { changes }),
  title: t("Title"),
  description: t("Description"),
  addedSince: t("Added since"),
  removedSince: t("Removed since"),
  changedSince: t("Changed since"),
};
