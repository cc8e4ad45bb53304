import type { TestKind } from "@recollect/domain/practice/kept-test.ts";
import { counted, wholeNumber } from "@recollect/domain/words/number-words.ts";

/** Texts of the test chooser. */
export const chooserTexts = {
  title: (deck: string) => `Practice test: ${deck}`,
  available: (cards: number) => `${counted(cards, "card")} available`,
  choice: "Multiple Choice",
  choiceText: "Pick the right answer to every card. Answers in a row earn bonus points.",
  written: "Open-ended",
  writtenText: (feedback: string) => `Write what you know in your own words. ${feedback} says what is right and what is missing.`,
  leftOut: (count: number) =>
    `${counted(count, "card is", "cards are")} left out: nothing on ${count === 1 ? "it" : "them"} can be asked this way.`,
  backToDeck: "Back to Deck",
  options: "What is asked",
  count: "Questions",
  all: "All",
  which: "Cards",
  allCards: "All cards",
  dueOrWeak: (count: number | undefined) => (count === undefined ? "Due or weak" : `Due or weak (${wholeNumber(count)})`),
  starred: (count: number | undefined) => (count === undefined ? "Starred" : `Starred (${wholeNumber(count)})`),
  tags: "With a tag",
  direction: "Answer with",
  directions: { definition: "Definition", term: "Term", mixed: "Mixed" },
  order: "Order",
  orders: { deck: "Deck order", shuffled: "Shuffled" },
  long: (count: number) => `A test of ${wholeNumber(count)} questions?`,
  longText: "That takes a while. You can leave it at any time, but only a finished test is kept.",
  askAll: (count: number) => `Ask all ${wholeNumber(count)}`,
  askSome: (count: number) => `Ask ${count}`,
  last: "Your last tests",
  kinds: { "multiple-choice": "Multiple Choice", "open-ended": "Open-ended" } satisfies Record<TestKind, string>,
  size: (count: number) => counted(count, "question"),
} as const;
