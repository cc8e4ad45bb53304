import { useState } from "react";

/** As cards, or as a list. */
export type DeckView = "cards" | "list";

/** A row's height and the gap below it, in px; the same as in deck-card.module.css. */
export const rowPxOf: Record<DeckView, number> = { cards: 216 + 16, list: 56 };

const key = "recollect:deck-view";

/** How the student looks at decks, stored on this device. */
export function useDeckView(): [DeckView, (view: DeckView) => void] {
  const [view, setView] = useState(remembered);
  return [
    view,
    (next) => {
      setView(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  ];
}

function remembered(): DeckView {
  try {
    return localStorage.getItem(key) === "list" ? "list" : "cards";
  } catch {
    return "cards";
  }
}
