import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { LibraryFacets, LibraryFilters } from "@recollect/domain/library/filters.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { request } from "../../lib/requests/http.ts";

/** How many decks each choice would leave, beside the search and the other filters. */
export function useFacets(search: string, filters: LibraryFilters): { facets: LibraryFacets | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: queryKeys.libraryFacets({ search, filters }),
    queryFn: ({ signal }): Promise<LibraryFacets> =>
      request("GET", "/api/library-facets", { query: { search: search === "" ? null : search, ...filters }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return { facets: data, isFailed: isError };
}
