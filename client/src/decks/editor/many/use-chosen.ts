import { useCallback, useRef, useState, type RefObject } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { keysBetween } from "@recollect/domain/decks/many-cards/keys-between.ts";
import { useLatest } from "../state/use-latest.ts";

/** The chosen rows, and the steps that change them. */
export type ChosenRows = {
  /** null while nothing is being chosen */
  keys: ReadonlySet<string> | null;
  /** chooses or releases a row; with `isRange` all rows from the last one to it */
  choose: (key: string, isRange: boolean) => void;
  set: (keys: ReadonlySet<string> | null) => void;
  /** starts choosing, with the row `key` or with none; the focus goes to the row `row`, counted from 0 */
  begin: (row: number, key?: string) => void;
};

/** The rows that are chosen for an action on several cards. `cards` are the visible ones. */
export function useChosen(cards: readonly FormCard[], page: RefObject<HTMLElement | null>): ChosenRows {
  const [keys, set] = useState<ReadonlySet<string> | null>(null);
  const anchor = useRef("");
  const shown = useLatest(cards);

  const choose = useCallback(
    (key: string, isRange: boolean) => {
      const range = isRange ? keysBetween(shown(), anchor.current, key) : [key];
      if (!isRange) anchor.current = key;
      set((before) => {
        const next = new Set(before);
        if (!isRange && before?.has(key)) next.delete(key);
        else for (const one of range) next.add(one);
        return next;
      });
    },
    [shown],
  );

  const begin = useCallback(
    (row: number, key?: string) => {
      anchor.current = key ?? "";
      set(new Set(key === undefined ? [] : [key]));
      requestAnimationFrame(() => page.current?.querySelector<HTMLElement>(`[data-index="${row}"] [data-choose]`)?.focus());
    },
    [page],
  );

  return { keys, choose, set, begin };
}
