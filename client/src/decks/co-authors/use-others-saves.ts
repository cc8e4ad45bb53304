import type { WritersNews } from "@recollect/domain/decks/co-authors/co-author.ts";
import type { HeldPlaces } from "@recollect/domain/decks/co-authors/take-saved.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { useEffect, useEffectEvent, type Dispatch } from "react";
import { useLive } from "../../lib/live/live.tsx";
import { readDeck } from "../decks-api.ts";
import type { EditorStep } from "../editor/state/editor-state.ts";
import type { BusyCards } from "../editor/state/use-busy-cards.ts";
import { rebasedState } from "./rebased-state.ts";

type Options = {
  ownerId: string;
  deckId: number;
  /** others may have saved already */ isLate: boolean;
  busy: BusyCards;
  dispatch: Dispatch<EditorStep>;
};

const tryAgainMs = 5_000;

/**
 * Shows in the open form what others save, as soon as they have. The row with the focus keeps its text; it takes what others saved when the focus goes on. While
 * a dialog is open or a row is dragged nothing moves.
 */
export function useOthersSaves({ ownerId, deckId, isLate, busy, dispatch }: Options): void {
  const live = useLive();
  const held = useEffectEvent(() => heldPlaces(busy));
  useEffect(() => {
    let isHere = true;
    let isReading = false;
    let mayBeNewer = false;
    let saved: Deck | null = null;
    /** the row that had the focus when the saved deck was shown last; undefined while it was not shown */
    let shownBeside: string | null | undefined;

    function show(): void {
      const places = saved && held();
      if (!saved || !places) return;
      const deck = saved;
      shownBeside = focusedRow();
      dispatch({ type: "rebase", rebase: (state) => rebasedState(state, deck, places) });
    }
    const showElsewhere = () => setTimeout(() => isHere && shownBeside !== focusedRow() && show());

    async function read(): Promise<void> {
      mayBeNewer = true;
      if (isReading) return;
      isReading = true;
      try {
        do {
          mayBeNewer = false;
          saved = await readDeck(ownerId, deckId);
          shownBeside = undefined;
          if (!isHere) return;
          show();
        } while (mayBeNewer);
      } catch {
        // Nothing is shown of it: the next save says what is wrong, or asks.
      } finally {
        isReading = false;
      }
    }

    const leave = live.subscribe({
      wantsList: false,
      onEvent({ type, data }) {
        if (type !== "writers") return;
        const news = data as WritersNews;
        if (news.deckId === deckId && "saved" in news) void read();
      },
    });
    if (isLate) void read();
    const timer = setInterval(() => shownBeside === undefined && show(), tryAgainMs);
    document.addEventListener("focusin", showElsewhere);
    document.addEventListener("focusout", showElsewhere);
    return () => {
      isHere = false;
      leave();
      clearInterval(timer);
      document.removeEventListener("focusin", showElsewhere);
      document.removeEventListener("focusout", showElsewhere);
    };
  }, [live, ownerId, deckId, isLate, dispatch]);
}

function focusedRow(): string | null {
  return document.activeElement?.closest<HTMLElement>("[data-key]")?.dataset["key"] ?? null;
}

/** Where the student writes; null if nothing may move now. */
function heldPlaces(busy: BusyCards): HeldPlaces | null {
  const active = document.activeElement;
  if (active?.closest("[role=dialog], [role=alertdialog]") || document.querySelector("[data-lifted]")) return null;
  const row = focusedRow();
  const rows = new Set([...busy.keys.keys(), ...(row === null ? [] : [row])]);
  return { rows, texts: row === null && active instanceof HTMLElement && active.matches("input, textarea") };
}
