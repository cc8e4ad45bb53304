import { useMemo, useState } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";

type Filter = { tag: string; /** the rows that had it when it was chosen */ keys: ReadonlySet<string> };

/**
 * The rows that are shown: all, or those with a tag. A row stays while its tags are changed, so that nothing goes away under the hands of the one
 * who types.
 */
export function useShownCards(cards: readonly FormCard[]) {
  const [filter, setFilter] = useState<Filter | null>(null);
  const shown = useMemo(
    () => (filter === null ? cards : cards.filter(({ key, tags }) => filter.keys.has(key) || tags?.includes(filter.tag))),
    [cards, filter],
  );
  return {
    // The last of them was deleted: there is something to write in all the same.
    cards: shown.length === 0 ? cards : shown,
    tag: filter?.tag ?? null,
    show(tag: string | null): void {
      if (tag === null) return setFilter(null);
      setFilter({ tag, keys: new Set(cards.filter(({ tags }) => tags?.includes(tag)).map(({ key }) => key)) });
    },
    showAll: () => setFilter(null),
  };
}
