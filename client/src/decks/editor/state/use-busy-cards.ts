import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { editorTexts } from "./editor.texts.ts";

const none: readonly number[] = [];

export type BusyCards = {
  keys: ReadonlyMap<string, number>;
  onBusy: (key: string, isBusy: boolean) => void;
  /** whether the card is busy now, also before the change is rendered */
  isBusy: (key: string) => boolean;
};

/** The cards with uploads in progress, with the number of sides. A draft does not contain an upload, so leaving warns first. */
export function useBusyCards(): BusyCards {
  const [keys, setKeys] = useState<ReadonlyMap<string, number>>(() => new Map());
  const current = useRef(keys);
  const onBusy = useCallback((key: string, isBusy: boolean) => {
    const after = new Map(current.current);
    const sides = (after.get(key) ?? 0) + (isBusy ? 1 : -1);
    if (sides > 0) after.set(key, sides);
    else after.delete(key);
    current.current = after;
    setKeys(after);
  }, []);

  const isAny = keys.size > 0;
  const latest = useRef(isAny);
  useLayoutEffect(() => {
    latest.current = isAny;
  }, [isAny]);
  useEffect(() => {
    if (!isAny) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAny]);
  useEffect(
    () => () => {
      if (latest.current) toast.warning(editorTexts.fileNotKept);
    },
    [],
  );
  return { keys, onBusy, isBusy: useCallback((key: string) => current.current.has(key), []) };
}

/** Their rows. The fields run the uploads: removing a row would stop its upload. */
export function useBusyRows({ keys }: BusyCards, cards: readonly FormCard[]): readonly number[] {
  return useMemo(() => (keys.size === 0 ? none : cards.flatMap(({ key }, row) => (keys.has(key) ? [row] : []))), [keys, cards]);
}
