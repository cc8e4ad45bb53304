/** A Public deck for a visitor of the landing page who followed a link to it. */
export type DeckPreview = {
  id: number;
  title: string;
  /** a label, never an email */
  author: string;
  cardCount: number;
};
