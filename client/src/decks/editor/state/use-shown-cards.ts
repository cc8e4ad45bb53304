import { useMemo, useState } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";

type Filter = { tag: string; /** the rows that had it when it was chosen */ keys: ReadonlySet<string> };

/**
 * The visible rows: all, or those with a tag. A row stays while its tags are edited, so that it does not disappear while the student types.
 */
export function useShownCards(cards: readonly FormCard[]) {
  const [filter, setFilter] = useState<Filter | null>(null);
  const visible = useMemo(
    () => (filter === null ? cards : cards.filter(({ key, tags }) => filter.keys.has(key) || tags?.includes(filter.tag))),
    [cards, filter],
  );
  return {
    // The last of them was deleted: all rows show.
    cards: visible.length === 0 ? cards : visible,
    tag: filter?.tag ?? null,
    show(tag: string | null): void {
      if (tag === null) return setFilter(null);
      setFilter({ tag, keys: new Set(cards.filter(({ tags }) => tags?.includes(tag)).map(({ key }) => key)) });
    },
    showAll: () => setFilter(null),
  };
}
