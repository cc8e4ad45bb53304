import { useCallback, useMemo, useState } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";

const none: readonly number[] = [];

/** The rows into whose sides files are on their way. Their fields hold what is sent: a row that is not drawn any more would stop it. */
export function useBusyRows(cards: readonly FormCard[]): { rows: readonly number[]; onBusy: (key: string, isBusy: boolean) => void } {
  const [busy, setBusy] = useState<ReadonlyMap<string, number>>(() => new Map());
  const onBusy = useCallback((key: string, isBusy: boolean) => {
    setBusy((before) => {
      const sides = (before.get(key) ?? 0) + (isBusy ? 1 : -1);
      const after = new Map(before);
      if (sides > 0) after.set(key, sides);
      else after.delete(key);
      return after;
    });
  }, []);
  const rows = useMemo(() => (busy.size === 0 ? none : cards.flatMap(({ key }, row) => (busy.has(key) ? [row] : []))), [busy, cards]);
  return { rows, onBusy };
}
