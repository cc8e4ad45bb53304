import { useSearchParams } from "react-router";
import { isDeckSort, type DeckSort } from "@recollect/domain/decks/sort.ts";

/** The orders of one list: which there are, and the usual one, which is not in the address. */
export type SortRules<Sort extends string> = {
  isSort: (value: unknown, search: string) => value is Sort;
  usualSort: (search: string) => Sort;
};

export const deckSortRules: SortRules<DeckSort> = {
  isSort: (value): value is DeckSort => isDeckSort(value),
  usualSort: () => "newest",
};

/** The sort order, kept in the address, so that it survives a reload, a bookmark and the Back button. */
export function useDeckSort<Sort extends string>({ isSort, usualSort }: SortRules<Sort>): [Sort, (sort: Sort) => void] {
  const [address, setAddress] = useSearchParams();
  const parameter = address.get("sort");
  const search = (address.get("search") ?? "").trim();
  const setSort = (sort: Sort) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (sort === usualSort(search)) next.delete("sort");
        else next.set("sort", sort);
        return next;
      },
      { replace: true },
    );
  return [isSort(parameter, search) ? parameter : usualSort(search), setSort];
}
