import type { ReactNode } from "react";
import { listText } from "../../lib/language/formats.ts";
import { t, tNodes } from "../../lib/language/t.ts";
import type { Mastery } from "@recollect/domain/study/mastery.ts";

/** Texts of the deck's page; its menu and dialogs have their own. */
export const texts = {
  study: t("Study"),
  studyCount: (cards: number) => t("Study {cards, plural, one {# card} other {# cards}}", { cards }),
  /** what that many cards are: 'Today: 3 to review, 5 new' */
  today: (reviews: number, newCards: number) =>
    t("Today: {cards}", {
      cards: listText([
        ...(reviews > 0 ? [t("{reviews, number} to review", { reviews })] : []),
        ...(newCards > 0 ? [t("{newCards, number} new", { newCards })] : []),
      ]),
    }),
  test: t("Practice test"),
  counts: (cards: Readonly<Record<Mastery, number>>) => {
    const { known, learning, new: fresh } = cards;
    return listText([
      ...(known > 0 ? [t("{known, number} known", { known })] : []),
      ...(learning > 0 ? [t("{learning, number} learning", { learning })] : []),
      ...(fresh > 0 ? [t("{fresh, number} new", { fresh })] : []),
    ]);
  },
  exam: (days: number) => t("{days, plural, =0 {Exam today} =1 {Exam tomorrow} other {Exam in # days}}", { days }),
  star: t("Star this card"),
  flashcards: t("Flashcards"),
  about: t("Flip through your flashcards."),
  loading: t("Loading flashcards..."),
  deletedElsewhere: t("This deck was deleted somewhere else."),
  noCards: t("No flashcards found"),
  noCardsYet: t("This deck doesn't have any cards yet."),
  backToDecks: t("Back to decks"),
  card: (place: string) => t("Card {place}", { place }),
  /** spoken without "Card", so that the line above is on the page once */
  place: (place: number, count: number) => t("{place, number} of {count, number}", { place, count }),
  previous: t("Previous"),
  next: t("Next"),
  progress: t("Progress through the deck"),
  /** beside the keys under the card */
  keyHints: { flip: t("flip"), move: t("move"), hear: t("hear") },
  by: (author: ReactNode) => tNodes("by {author}", { author }),
  flip: t("Flip card"),
  front: t("Front", null, "side of a card"),
  back: t("Back", null, "side of a card"),
  studyTagOnly: (tag: string) => t("Study #{tag} only", { tag }),
  deckMenu: t("Deck menu"),
  more: t("More"),
} as const;
