import { newId } from "../../../lib/new-id.ts";

/** Where a student stands in a deck: the card in view, and the order of the cards while they are shuffled. */
export type KeptPlace = { order: readonly string[] | null; cardId: string };

const prefix = "recollect:viewer:";

/**
 * Keeps the place for the entry of the tab's history that shows the deck: a reload and the way back find it again, while a deck that is opened again
 * begins at its first card. Where the browser stores nothing the place is lost, and nothing else.
 */
export function placeKeeper(uid: string): { read: () => KeptPlace | null; write: (place: KeptPlace) => void } {
  const entry = entryId();
  const [cardKey, orderKey] = [`${prefix}card:${entry}:${uid}`, `${prefix}order:${entry}:${uid}`];
  let written: readonly string[] | null = null;
  return {
    read() {
      try {
        const cardId = sessionStorage.getItem(cardKey);
        if (cardId === null) return null;
        written = sessionStorage.getItem(orderKey)?.split(" ") ?? null;
        return { cardId, order: written };
      } catch {
        return null;
      }
    },
    write({ cardId, order }) {
      try {
        sessionStorage.setItem(cardKey, cardId);
        // Ten thousand ids are not written at every step.
        if (order === written) return;
        written = order;
        if (order) sessionStorage.setItem(orderKey, order.join(" "));
        else sessionStorage.removeItem(orderKey);
      } catch {
        // No room: the deck begins at its first card again.
      }
    },
  };
}

/** Names the entry of the history, in the entry itself. */
function entryId(): string {
  const state = (history.state ?? {}) as { viewing?: unknown };
  if (typeof state.viewing === "string" && !isOpenedAnew()) return state.viewing;
  const viewing = newId();
  try {
    history.replaceState({ ...state, viewing }, "");
  } catch {
    // A browser that is asked too often refuses: the place then lasts as long as the page.
  }
  return viewing;
}

let wasAsked = false;

/** Whether the page was just loaded by its address, typed or followed: a browser may take that for the same entry as before. */
function isOpenedAnew(): boolean {
  const isFirst = !wasAsked;
  wasAsked = true;
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return isFirst && load?.type === "navigate";
}

/** Takes away what this tab keeps of a student's places. */
export function forgetPlaces(uid: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix) && key.endsWith(`:${uid}`)) sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has none.
  }
}
