import { storedText } from "../../../lib/browser/stored-text.ts";

const stored = storedText(() => sessionStorage, "recollect:visited");

/** The card at which a visitor of this tab is in a deck, for the student who signs in from there, also after the school's sign-in page. */
export const visitedPlace = {
  read(deckId: number): { cardId: string; order: null } | null {
    const [id, cardId] = stored.get()?.split(" ") ?? [];
    return id === String(deckId) && cardId ? { cardId, order: null } : null;
  },
  write(deckId: number, cardId: string): void {
    stored.set(`${deckId} ${cardId}`);
  },
  /** Reads the place for the last time. */
  take(deckId: number): { cardId: string; order: null } | null {
    const place = visitedPlace.read(deckId);
    stored.set(null);
    return place;
  },
};
