/** Lines that may become cards. */
export type ManyCards = {
  pasted: string;
  /** the row after which they are inserted; null for the end */
  after: string | null;
  /** restores the field that they were pasted into */
  instead: (() => void) | null;
};
