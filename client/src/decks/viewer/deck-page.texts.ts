import type { Mastery } from "@recollect/domain/study/mastery.ts";
import { counted, wholeNumber } from "@recollect/domain/words/number-words.ts";

/** What the deck's page says beside the specification's texts. */
export const texts = {
  study: "Study",
  studyDue: (due: number) => `Study, ${wholeNumber(due)} due`,
  test: "Practice test",
  mastery: { new: "New", learning: "Learning", known: "Known" } satisfies Record<Mastery, string>,
  counts: ({ known, learning, new: fresh }: Readonly<Record<Mastery, number>>) =>
    [
      ...(known > 0 ? [`${wholeNumber(known)} known`] : []),
      ...(learning > 0 ? [`${wholeNumber(learning)} learning`] : []),
      ...(fresh > 0 ? [`${wholeNumber(fresh)} new`] : []),
    ].join(", "),
  exam: (days: number) => (days === 0 ? "Exam today" : days === 1 ? "Exam tomorrow" : `Exam in ${wholeNumber(days)} days`),
  star: "Star this card",
} as const;

/** What the list of terms says. */
export const listTexts = {
  title: "All cards",
  search: (cards: number) => `Search ${counted(cards, "card")}`,
  filters: "Cards to list",
  all: "All",
  due: "Due",
  starred: "Starred",
  new: "New",
  setAside: "Suspended",
  suspended: "Suspended",
  buried: "Buried",
  star: (term: string) => `Star ${term}`,
  withoutWords: "(no words)",
  found: (cards: number) => `${counted(cards, "card")} listed`,
  nothing: {
    search: "No card has these words.",
    all: "No card is listed.",
    due: "Nothing is due in this deck now.",
    starred: "You have not starred a card of this deck yet.",
    new: "You have begun every card of this deck.",
    setAside: "No card of this deck is suspended or buried.",
  },
  failed: "The list of cards could not be loaded.",
  tryAgain: "Try again",
} as const;

export const resumeTexts = {
  resume: "Resume",
  resuming: "Resuming...",
  label: (term: string) => `Resume ${term}`,
  done: "The card is back among those you study.",
} as const;
