import { t } from "../lib/language/t.ts";

/** Texts that both tests share. */
export const practiceTexts = {
  noCards: t("This deck doesn't have any cards yet."),
  generated: (count: number) => t("{count, plural, one {Generated # question!} other {Generated # questions!}}", { count }),
  preparing: t("Preparing your test..."),
  pageTitle: t("Practice test"),
  about: t("Practice with a test made from your own cards."),
  choiceTitle: t("Multiple choice test"),
  choiceTitleOf: (deck: string) => t("Multiple choice: {deck}", { deck }),
  aboutChoice: t("Pick the right answer to each card of your deck."),
  openTitle: t("Open-ended test"),
  openTitleOf: (deck: string) => t("Open-ended test: {deck}", { deck }),
  aboutOpen: t("Write what you know of each card of your deck."),
  loading: t("Loading..."),
  exit: t("Exit Test"),
  progress: t("Progress through the test"),
  place: (number: number, of: number) => t("Question {number, number} of {of, number}", { number, of }),
  /** Before a card's side, in small type; by the examiner's own words (domain/practice/wording.ts). */
  questionStarts: {
    "Fill the gap:": t("Fill the gap:"),
    "What is the term for:": t("What is the term for:"),
    "What is the definition of:": t("What is the definition of:"),
    "Does this belong in the gap:": t("Does this belong in the gap:"),
    "Is this the answer to:": t("Is this the answer to:"),
    "Is this the term for:": t("Is this the term for:"),
    "Is this the definition of:": t("Is this the definition of:"),
  },
  noQuestions: t("No questions available. Please try again."),
  tryAgain: t("Try Again"),
  backToDeck: t("Back to Deck"),
} as const;
