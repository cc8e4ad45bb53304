import { t } from "../../lib/language/t.ts";

/** Texts of the test chooser. */
export const chooserTexts = {
  title: (deck: string) => t("Practice test: {deck}", { deck }),
  available: (cards: number) => t("{cards, plural, one {# card} other {# cards}} available", { cards }),
  choice: t("Multiple Choice"),
  choiceText: t("Pick the right answer to every card. Answers in a row earn bonus points."),
  /** the subject of the sentence of a test in own words */
  examiner: (name: string) => t("Examiner: {name}", { name }),
  byRules: t("Marked by rules on this server"),
  builtInFeedback: t("Built-in AI feedback"),
  aiFeedback: t("AI feedback"),
  written: t("Open-ended"),
  writtenText: (feedback: string) =>
    t("Write what you know in your own words. {feedback} says what is right and what is missing.", { feedback }),
  mixed: t("Mixed"),
  mixedText: t("True or false, choices, matching and written answers on one page, with a time limit if you like."),
  leftOut: (count: number) =>
    t(
      "{count, plural, one {# card is left out: nothing on it can be asked this way.} other {# cards are left out: nothing on them can be asked this way.}}",
      { count },
    ),
  round: t("Round in class"),
  roundText: t("Everybody answers on a phone, without an account."),
  backToDeck: t("Back to Deck"),
  options: t("What is asked"),
  count: t("Questions"),
  all: t("All"),
  which: t("Cards"),
  allCards: t("All cards"),
  dueOrWeak: (count: number | undefined) => (count === undefined ? t("Due or weak") : t("Due or weak ({count, number})", { count })),
  starred: (count: number | undefined) => (count === undefined ? t("Starred") : t("Starred ({count, number})", { count })),
  tags: t("With a tag"),
  direction: t("Answer with"),
  directions: { definition: t("Definition"), term: t("Term"), mixed: t("Mixed") },
  order: t("Order"),
  orders: { deck: t("Deck order"), shuffled: t("Shuffled") },
  long: (count: number) => t("A test of {count, number} questions?", { count }),
  longText: t("That takes a while. You can leave it at any time, but only a finished test is kept."),
  askAll: (count: number) => t("Ask all {count, number}", { count }),
  askSome: (count: number) => t("Ask {count}", { count }),
  last: t("Your last tests"),
  size: (count: number) => t("{count, plural, one {# question} other {# questions}}", { count }),
} as const;
