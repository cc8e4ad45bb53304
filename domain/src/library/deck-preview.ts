/** A Public deck for a visitor of the landing page who followed its link. */
export type DeckPreview = {
  id: number;
  title: string;
  /** a label, never an email */
  author: string;
  cardCount: number;
  /** plain texts of the first cards, as many as the operator allows; none by default */
  cards: { term: string; definition: string }[];
};

/** More cards than this are no preview. */
export const PREVIEW_CARDS_MAX = 10;
