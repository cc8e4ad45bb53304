import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { readLibraryPage, type LibraryView } from "./library-api.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";

/** The way on: whether there is one, and what became of it. */
export type More = { isThere: boolean; isLoading: boolean; error: Error | null; load: () => void };

export type LibraryState =
  | { state: "loading" }
  | { state: "failed"; error: Error; isRetrying: boolean; retry: () => void }
  | { state: "empty" }
  | {
      state: "ready";
      decks: readonly LibraryDeckSummary[];
      total: number;
      totalIsExact: boolean;
      /** what is shown answers the question before; the answer to this one is on its way */
      isOld: boolean;
      more: More;
    };

/** What was loaded is kept this long, so that anyone who goes back finds the place again. */
const keptMs = 30 * 60_000;

/** The pages of one search in one order. An answer to a question that is no longer asked is dropped. */
export function useLibrary(view: LibraryView): LibraryState {
  const query = useInfiniteQuery({
    queryKey: queryKeys.library(view),
    queryFn: ({ pageParam, signal }) => readLibraryPage(view, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Decks become Public and Private at any time: anyone who comes (back) sees what was loaded, and it is read again behind it.
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
      isThere: query.hasNextPage && !query.isPlaceholderData,
      isLoading: query.isFetchingNextPage,
      error: query.isFetchNextPageError ? query.error : null,
      load: () => void (query.isFetching || query.fetchNextPage()),
    },
  };
}

/** A deck that changed its place while pages were loaded may come twice; the first time counts. */
function eachOnce(decks: readonly LibraryDeckSummary[]): LibraryDeckSummary[] {
  return [...new Map(decks.toReversed().map((deck) => [`${deck.authorId}/${deck.id}`, deck])).values()].toReversed();
}
