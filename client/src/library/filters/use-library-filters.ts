import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { filterNames, filtersIn, type FilterName, type LibraryFilters } from "@recollect/domain/library/filters.ts";

type FilterControls = {
  filters: LibraryFilters;
  setFilter: (name: FilterName, value: string | null) => void;
  clearFilters: () => void;
};

/** The Library's filters are in the address, as its search and order are. Unknown values are ignored. */
export function useLibraryFilters(): FilterControls {
  const [address, setAddress] = useSearchParams();
  const written = JSON.stringify(filtersIn((name) => address.get(name)));
  const filters = useMemo(() => JSON.parse(written) as LibraryFilters, [written]);
  const change = (edit: (next: URLSearchParams) => void) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace: true },
    );
  return {
    filters,
    setFilter: (name, value) => change((next) => (value === null ? next.delete(name) : next.set(name, value))),
    clearFilters: () => change((next) => filterNames.forEach((name) => next.delete(name))),
  };
}
