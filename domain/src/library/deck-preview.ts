/** A Public deck as the landing page shows it to a visitor who came by its link. */
export type DeckPreview = {
  id: number;
  title: string;
  /** a label to show, never an email */
  author: string;
  cardCount: number;
  /** plain texts of the first cards, as many as the operator lets visitors read; none by default */
  cards: { term: string; definition: string }[];
};

/** More cards than this are no preview. */
export const PREVIEW_CARDS_MAX = 10;
