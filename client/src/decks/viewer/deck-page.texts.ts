import type { Mastery } from "@recollect/domain/study/mastery.ts";
import { wholeNumber } from "@recollect/domain/words/number-words.ts";

/** Texts of the deck's page; its menu and dialogs have their own. */
export const texts = {
  study: "Study",
  studyDue: (due: number) => `Study, ${wholeNumber(due)} due`,
  test: "Practice test",
  counts: ({ known, learning, new: fresh }: Readonly<Record<Mastery, number>>) =>
    [
      ...(known > 0 ? [`${wholeNumber(known)} known`] : []),
      ...(learning > 0 ? [`${wholeNumber(learning)} learning`] : []),
      ...(fresh > 0 ? [`${wholeNumber(fresh)} new`] : []),
    ].join(", "),
  exam: (days: number) => (days === 0 ? "Exam today" : days === 1 ? "Exam tomorrow" : `Exam in ${wholeNumber(days)} days`),
  star: "Star this card",
  flashcards: "Flashcards",
  about: "Flip through your flashcards.",
  loading: "Loading flashcards...",
  deletedElsewhere: "This deck was deleted somewhere else.",
  noCards: "No flashcards found",
  noCardsYet: "This deck doesn't have any cards yet.",
  backToDecks: "Back to decks",
  place: (place: number, count: number) => `Card ${wholeNumber(place)} of ${wholeNumber(count)}`,
  /** beside the line above, which a screen reader finds by itself */
  spokenPlace: (place: number, count: number) => `${wholeNumber(place)} of ${wholeNumber(count)}`,
  previous: "Previous",
  next: "Next",
  progress: "Progress through the deck",
  flip: "Flip card",
  front: "Front",
  back: "Back",
  studyOnly: (tag: string) => `Study only #${tag}`,
  studyTagOnly: (tag: string) => `Study #${tag} only`,
  deckMenu: "Deck menu",
  more: "More",
} as const;
