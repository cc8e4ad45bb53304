import { useRef, useState } from "react";
/** Lines that may become cards. */
export type ManyCards = {
  pasted: string;
  /** the row after which they are inserted; null for the end */
  after: string | null;
  /** restores the field that they were pasted into */
  instead: (() => void) | null;
};

/** The dialog to add many cards: what it is open with, and the lines that were not made into cards when it closed. */
export function useManyCards() {
  const [cards, setCards] = useState<ManyCards | null>(null);
  const unusedLines = useRef("");
  return {
    /** null while the dialog is closed */
    cards,
    openWith: setCards,
    /** opens it with the unused lines */
    open: () => setCards({ pasted: unusedLines.current, after: null, instead: null }),
    close(lines: string) {
      if (cards?.instead === null) unusedLines.current = lines;
      setCards(null);
    },
  };
}
