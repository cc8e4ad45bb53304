import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LibraryDeckSummary, LibraryPage } from "@recollect/domain/library/library-deck.ts";
import type { LibraryFilters } from "@recollect/domain/library/filters.ts";
import type { LibrarySort } from "@recollect/domain/library/library-sort.ts";
import type { ListView } from "../decks/use-list-view.ts";
import { request } from "../lib/requests/http.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";

/** The next page: whether there is one, and its state. */
export type More = { isThere: boolean; isLoading: boolean; error: Error | null; load: () => void };

type LibraryState =
  | { state: "loading" }
  | { state: "failed"; error: Error; isRetrying: boolean; retry: () => void }
  | { state: "empty" }
  | {
      state: "ready";
      decks: readonly LibraryDeckSummary[];
      total: number;
      totalIsExact: boolean;
      /** what is shown belongs to the previous search; the new result is loading */
      isOld: boolean;
      more: More;
    };

/** What the Library shows. */
export type LibraryView = ListView<LibrarySort> & { filters: LibraryFilters };

/** Loaded pages are cached this long, so that Back finds the same place. */
const keptMs = 30 * 60_000;

/** The pages of one search and its filters in one order. A reply to an outdated search is dropped. */
export function useLibrary(view: LibraryView): LibraryState {
  const query = useInfiniteQuery({
    queryKey: queryKeys.library(view),
    queryFn: ({ pageParam, signal }) => readLibraryPage(view, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Visibility may change at any time: a returning student sees the cached pages while they are read again.
    staleTime: 0,
    gcTime: keptMs,
    refetchOnWindowFocus: false,
  });
  const decks = useMemo(() => query.data && eachOnce(query.data.pages.flatMap((page) => page.decks)), [query.data]);

  if (!decks) {
    if (!query.error) return { state: "loading" };
    return { state: "failed", error: query.error, isRetrying: query.isFetching, retry: () => void query.refetch() };
  }
  if (decks.length === 0) return query.isPlaceholderData ? { state: "loading" } : { state: "empty" };
  const { total = decks.length, totalIsExact = true } = query.data?.pages[0] ?? {};
  return {
    state: "ready",
    decks,
    total,
    totalIsExact,
    isOld: query.isPlaceholderData,
    more: {
      isThere: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      error: query.isFetchNextPageError ? query.error : null,
      load: () => void (query.isFetching || query.fetchNextPage()),
    },
  };
}

/** A deck that moved while pages were loaded may come twice; the first one counts. */
function eachOnce(decks: readonly LibraryDeckSummary[]): LibraryDeckSummary[] {
  return [...new Map(decks.toReversed().map((deck) => [`${deck.authorId}/${deck.id}`, deck])).values()].toReversed();
}

/** Decks for each page, enough to fill any screen with one request. */
const decksPerPage = 48;

/** One page of the Public decks, from the beginning or a cursor. */
function readLibraryPage({ search, sort, filters }: LibraryView, cursor: string | null, signal: AbortSignal): Promise<LibraryPage> {
  const query = { sort, limit: String(decksPerPage), search: search === "" ? null : search, cursor, ...filters };
  return request("GET", "/api/library", { query, signal });
}
