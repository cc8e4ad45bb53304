import { newId } from "../../../lib/new-id.ts";
import { visitedPlace } from "./visited-place.ts";

/** A student's position in a deck: the card in view, and the order of the cards while they are shuffled. */
type KeptPlace = { order: readonly string[] | null; cardId: string };

/** What a link to one card of a deck sends along. */
export type CardState = { showCard: string };

const prefix = "recollect:viewer:";

/**
 * Stores the position for the tab's history entry that shows the deck: a reload and the Back button restore it, while opening the deck from
 * a link begins at its first card, or, for whoever was a visitor there until now, at that card. Without storage only the position is lost.
 */
export function placeKeeper(uid: string, deckId: number): { read: () => KeptPlace | null; write: (place: KeptPlace) => void } {
  const entry = entryId();
  const [cardKey, orderKey] = [`${prefix}card:${entry}:${uid}`, `${prefix}order:${entry}:${uid}`];
  let lastWritten: readonly string[] | null = null;
  return {
    read() {
      try {
        const cardId = sessionStorage.getItem(cardKey);
        if (cardId === null) return askedPlace() ?? visitedPlace.take(deckId);
        lastWritten = sessionStorage.getItem(orderKey)?.split(" ") ?? null;
        return { cardId, order: lastWritten };
      } catch {
        return askedPlace();
      }
    },
    write({ cardId, order }) {
      try {
        sessionStorage.setItem(cardKey, cardId);
        // Ten thousand ids are not written at every step.
        if (order === lastWritten) return;
        lastWritten = order;
        if (order) sessionStorage.setItem(orderKey, order.join(" "));
        else sessionStorage.removeItem(orderKey);
      } catch {
        // No space left: the deck begins at its first card again.
      }
    },
  };
}

/** The card that the link to this page asked for. */
function askedPlace(): KeptPlace | null {
  const { usr } = (history.state ?? {}) as { usr?: Partial<CardState> | null };
  return typeof usr?.showCard === "string" ? { cardId: usr.showCard, order: null } : null;
}

/** The id of the history entry, stored in its state. */
function entryId(): string {
  const state = (history.state ?? {}) as { viewing?: unknown };
  if (typeof state.viewing === "string" && !isOpenedAnew()) return state.viewing;
  const viewing = newId();
  try {
    history.replaceState({ ...state, viewing }, "");
  } catch {
    // Browsers limit how often this may be called: the position then lasts as long as the page.
  }
  return viewing;
}

let wasAsked = false;

/** Whether the page was just loaded from its address: a browser may treat that as the same history entry. */
function isOpenedAnew(): boolean {
  const isFirst = !wasAsked;
  wasAsked = true;
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return isFirst && load?.type === "navigate";
}

/** Removes a student's positions from this tab. */
export function forgetPlaces(uid: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix) && key.endsWith(`:${uid}`)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
