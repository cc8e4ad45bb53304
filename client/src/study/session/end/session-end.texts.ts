import { t } from "../../../lib/language/t.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";

/** Texts of a session's end; sentences with figures from the server are in end-words.ts. */
export const endTexts = {
  done: t("Done for today"),
  doneForNow: t("Done for now"),
  nothing: t("Nothing to study right now"),
  cameBack: t("More cards are due."),
  goOn: t("Go on studying"),
  /** where their number is not known */
  learn: t("Learn these cards today"),
  /** a button: all cards of a deck in one sitting of Learn, though they are not due */
  learnAll: (cards: number) => t("{cards, plural, one {Learn # card today} other {Learn all # today}}", { cards }),
  /** as many as a sitting takes at once, not all */
  learnSome: (cards: number) => t("{cards, plural, one {Learn # card today} other {Learn # today}}", { cards }),
  goOnLearning: (cards: number) =>
    t("{cards, plural, one {Go on learning: # card to go} other {Go on learning: # cards to go}}", { cards }),
  backToDeck: t("Back to Deck"),
  backToDecks: t("Back to decks"),
  undo: t("Undo the last step"),
  progress: t("Progress"),
  whatYouDid: t("What you did"),
  practised: t("This was practice: no card's schedule has changed."),
  notDoneYet: t("Not done yet?"),
  learnMore: (cards: number) => t("Learn {cards, number} more", { cards }),
  noWords: t("(no words)"),
  lookAgain: t("Look at these again"),
  reviewAgain: t("Review again"),
  showAnswer: t("Show answer"),
  missed: (times: number) => t("{times, plural, =1 {missed once} =2 {missed twice} other {missed # times}}", { times }),
  knownByHeart: t("now known"),
  streak: (days: number) => ({ figure: t("{days, plural, one {# day} other {# days}}", { days }), label: t("streak") }),
  /** `day` is 'Mon', or 'Mon, today' */
  studied: (day: string) => t("{day}: studied", { day }),
  notStudied: (day: string) => t("{day}: not studied", { day }),
  toCome: (day: string) => t("{day}: still to come", { day }),
  isToday: (day: string) => t("{day}, today", { day }),
  nextDays: t("The next seven days"),
  cards: (count: number) => t("{count, plural, one {# card} other {# cards}}", { count }),
  about: (ms: number) =>
    t("About {minutes, plural, one {# minute} other {# minutes}}.", { minutes: Math.max(1, Math.round(ms / minuteMs)) }),
} as const;
