import { cardTexts } from "@recollect/domain/cards/card-fields.ts";
import { useCallback, useEffect, useRef, type Dispatch } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { editorTexts } from "./editor.texts.ts";
import type { EditorStep } from "./editor-state.ts";

type Options = {
  dispatch: Dispatch<EditorStep>;
  allCards: () => readonly FormCard[];
  /** the number of visible rows */
  shownCount: number;
  /** the term's field of a row */
  fieldOf: (index: number) => HTMLElement | null | undefined;
};

/** Deletes a card's row; a toast offers to undo it. */
export function useDeleteCard({ dispatch, allCards, shownCount, fieldOf }: Options) {
  const takeNewsAway = useRef<(() => void) | null>(null);
  // The toast disappears with the form.
  useEffect(() => () => takeNewsAway.current?.(), []);
  return useCallback(
    (row: number, key: string) => {
      const cards = allCards();
      const index = cards.findIndex((card) => card.key === key);
      const card = cards[index];
      dispatch({ type: "delete", key });
      if (card === undefined || cards.length <= DECK.minCards) return;
      // The rows move up: the focus stays in its position, or goes to the new last card.
      requestAnimationFrame(() => fieldOf(Math.min(row, shownCount - 2))?.focus());
      if (isBlank(card)) return;
      takeNewsAway.current?.();
      takeNewsAway.current = toast.info(editorTexts.deleted(row + 1), {
        label: editorTexts.undo,
        onSelect: () => dispatch({ type: "put back", card, index }),
      });
    },
    [dispatch, allCards, fieldOf, shownCount],
  );
}

function isBlank(card: FormCard): boolean {
  return cardTexts(card).every((text) => text.trim() === "") && (card.tags ?? []).length === 0;
}
