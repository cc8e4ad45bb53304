import { useEffect, useRef, type Dispatch } from "react";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { newId } from "../../../lib/new-id.ts";
import type { EditorStep } from "./editor-state.ts";

/** The page scrolls to a new card this long after it was added. */
export const scrollAfterAddMs = 100;

type UseAddCardDeps = {
  /** how many cards the deck has */
  count: number;
  dispatch: Dispatch<EditorStep>;
  /** clears the filter, which could hide the new card */
  showAll: () => void;
  /** the term's field in a row */
  fieldOf: (index: number) => HTMLElement | null | undefined;
};

/** Adds a card at the end, and moves the focus and the page to it. */
export function useAddCard({ count, dispatch, showAll, fieldOf }: UseAddCardDeps): { add: () => void; stayHere: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function add(): void {
    showAll();
    dispatch({ type: "add", key: newId() });
    if (count >= DECK.maxCards) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const term = fieldOf(count);
      // A fast student already writes in the definition.
      if (!term?.closest("[data-index]")?.contains(document.activeElement)) term?.focus({ preventScroll: true });
      term?.scrollIntoView({ block: "center", behavior: count < 100 ? "smooth" : "instant" });
    }, scrollAfterAddMs);
  }

  /** A student who continues elsewhere is not scrolled to the new card. */
  return { add, stayHere: () => clearTimeout(timer.current) };
}
