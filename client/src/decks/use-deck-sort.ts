import { useSearchParams } from "react-router";
import { isDeckSort, type DeckSort } from "@recollect/domain/decks/sort.ts";

const usualSort: DeckSort = "newest";

/** The sort order, kept in the address, so that it survives a reload, a bookmark and the Back button. */
export function useDeckSort(): [DeckSort, (sort: DeckSort) => void] {
  const [address, setAddress] = useSearchParams();
  const parameter = address.get("sort");
  const setSort = (sort: DeckSort) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (sort === usualSort) next.delete("sort");
        else next.set("sort", sort);
        return next;
      },
      { replace: true },
    );
  return [isDeckSort(parameter) ? parameter : usualSort, setSort];
}
