import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  study: t("Study"),
  studyOf: (what: string) => t("Study: {what}", { what }),
  aboutStudy: t("Study today's cards."),
  allDecks: t("All decks"),
  loading: t("Loading..."),
  loadingCards: t("Loading your cards..."),
  notLoaded: t("Your cards could not be loaded"),
  from: (deck: ReactNode) => tNodes("From {deck}", { deck }),
  /** `count` is a bold number */
  answered: (count: ReactNode) => tNodes("{count} answered", { count }),
  undo: t("Undo"),
  bury: t("Bury until tomorrow"),
  suspend: t("Suspend card"),
  /** beside the keys under the card */
  keyHints: {
    hear: t("hear"),
    check: t("check"),
    showAnswer: t("show answer"),
    undo: t("undo"),
    bury: t("bury"),
    suspend: t("suspend"),
  },
  undoHint: t("Undo (U)"),
  endSession: t("End session"),
  cardsAnswered: t("Cards answered in this session"),
  cardsLeft: t("Cards left"),
  /** behind how many cards are left of each kind */
  left: { newCards: t("new"), learning: t("learning"), due: t("due") },
  cardMenu: t("Card menu"),
  more: t("More"),
  showAnswer: t("Show answer"),
  buried: t("Buried until tomorrow."),
  suspended: t("Suspended. Progress lists it, to resume it later."),
  takenAway: t("That card was studied or changed somewhere else."),
  /** where the page is read from right to left */
  swipeFromRight: (good: string) => t("Swipe right for Again, left for {good}", { good }),
  swipe: (good: string) => t("Swipe left for Again, right for {good}", { good }),
  tapToTurn: t("Tap the card to flip it"),
  front: t("Front", null, "side of a card"),
  back: t("Back", null, "side of a card"),
  howWell: t("How well did you know it?"),
  loadingMore: t("Loading more cards..."),
  noMoreHere: t("No more cards on this device"),
  cutOff: {
    network: t("You have answered every card that was loaded. The session continues when you are back online."),
    server: t("You have answered every card that was loaded. The session continues when the server is available again."),
  },
  moreFailed: (why: string) => t("More cards could not be loaded. {why} The session continues when they can.", { why }),
  backToDecks: t("Back to decks"),
};
