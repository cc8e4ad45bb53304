import { useDeferredValue, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { paths } from "../../lib/paths.ts";
import { deckSortRules } from "../use-deck-sort.ts";
import { useListView } from "../use-list-view.ts";
import { withFilter, type DeckFilters } from "./decks-in-view.ts";

export type DeckFilterControls = ReturnType<typeof useDeckFilters>;

/** The filters and the order of My Decks, which are in the address: a search, a tag, the stars and the open folder. */
export function useDeckFilters() {
  const { view, text, setText, setSort, clearSearch } = useListView(deckSortRules);
  const search = useDeferredValue(text);
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const folder = address.get("folder");
  const tag = address.get("tag");
  const isStarred = address.get("starred") === "1";
  const filters = useMemo<DeckFilters>(() => ({ search, tag, isStarred, folder }), [search, tag, isStarred, folder]);

  return {
    filters,
    sort: view.sort,
    setSort,
    /** the text of the search field; the filter follows */
    text,
    setText,
    /** what of it cards are searched for: it is in the address since typing has paused */
    cardSearch: view.search,
    setTag: (next: string | null) => setAddress((before) => withFilter(before, "tag", next)),
    setStarred: (isOn: boolean) => setAddress((before) => withFilter(before, "starred", isOn ? "1" : null), { replace: true }),
    openFolder: (next: string | null) => void navigate(next === null ? paths.decks : paths.folder(next)),
    clear() {
      clearSearch();
      if (tag !== null || isStarred) void navigate(paths.decks);
    },
  };
}
