import { minuteMs } from "@recollect/domain/time/units.ts";
import { counted, wholeNumber } from "@recollect/domain/words/number-words.ts";

/** Texts of a session's end; sentences with figures from the server are in end-words.ts. */
export const endTexts = {
  done: "Done for today",
  doneForNow: "Done for now",
  nothing: "Nothing to study right now",
  cameBack: "More cards are due.",
  goOn: "Go on studying",
  backToDeck: "Back to Deck",
  backToDecks: "Back to decks",
  undo: "Undo the last step",
  progress: "Progress",
  whatYouDid: "What you did",
  practised: "This was practice: no card's schedule has changed.",
  notDoneYet: "Not done yet?",
  learnMore: (cards: number) => `Learn ${wholeNumber(cards)} more`,
  noWords: "(no words)",
  lookAgain: "Look at these again",
  goOver: (cards: number) => (cards === 1 ? "Go over it" : cards === 2 ? "Go over both" : `Go over all ${cards === 3 ? "three" : cards}`),
  showAnswer: "Show answer",
  missed: (times: number) => (times === 1 ? "missed once" : times === 2 ? "missed twice" : `missed ${wholeNumber(times)} times`),
  knownByHeart: "now known by heart",
  streak: (days: number) => ({ figure: counted(days, "day"), label: "streak" }),
  weekdays: ["M", "T", "W", "T", "F", "S", "S"],
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  studied: "studied",
  notStudied: "not studied",
  today: "today",
  nextDays: "The next seven days",
  cards: (count: number) => counted(count, "card"),
  about: (ms: number) => `About ${counted(Math.max(1, Math.round(ms / minuteMs)), "minute")}.`,
} as const;
