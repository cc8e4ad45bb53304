import type { Mastery } from "@recollect/domain/study/mastery.ts";
import { counted, wholeNumber } from "@recollect/domain/words/number-words.ts";

/** Texts of the deck's page; its menu and dialogs have their own. */
export const texts = {
  study: "Study",
  studyCount: (cards: number) => `Study ${counted(cards, "card")}`,
  test: "Practice test",
  counts: (cards: Readonly<Record<Mastery, number>>) =>
    (["known", "learning", "new"] as const)
      .filter((mastery) => cards[mastery] > 0)
      .map((mastery) => `${wholeNumber(cards[mastery])} ${mastery}`)
      .join(", "),
  exam: (days: number) => (days === 0 ? "Exam today" : days === 1 ? "Exam tomorrow" : `Exam in ${wholeNumber(days)} days`),
  star: "Star this card",
  flashcards: "Flashcards",
  about: "Flip through your flashcards.",
  loading: "Loading flashcards...",
  deletedElsewhere: "This deck was deleted somewhere else.",
  noCards: "No flashcards found",
  noCardsYet: "This deck doesn't have any cards yet.",
  backToDecks: "Back to decks",
  card: (place: string) => `Card ${place}`,
  /** spoken without "Card", so that the line above is on the page once */
  place: (place: number, count: number) => `${wholeNumber(place)} of ${wholeNumber(count)}`,
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
