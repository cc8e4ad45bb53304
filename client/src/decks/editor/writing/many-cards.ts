/** Lines that may become cards. */
export type ManyCards = {
  pasted: string;
  /** the row after which they stand; null for the end */
  after: string | null;
  /** puts the field they were pasted into back as it was */
  instead: (() => void) | null;
};
