import { filterNames, hasFilters, isFilterValue, type FilterName, type LibraryFilters } from "@recollect/domain/library/filters.ts";
import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { isLibrarySort, usualLibrarySort } from "@recollect/domain/library/library-sort.ts";
import { turnAt } from "@recollect/domain/library/new-decks.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canBrowse, canCopy, canListDecks, type Viewer } from "@recollect/domain/permissions/decks.ts";
import { LIBRARY } from "@recollect/domain/limits/limits.ts";

import { isOwnDeck } from "../../access/own-deck.store.ts";
import { findDeckSharedWith, findSharedDeck, type SharedDeckRow } from "../../access/shared-decks.store.ts";
import { searchOf } from "../../library-index/search.ts";
import type { Store } from "../../store/store.ts";
import { createThreadPool } from "../../threads/thread-pool.ts";
import { createKeptPages, createStateReader } from "./kept-pages.ts";
import { readCursor } from "./library-cursor.ts";
import { createLibraryAnswers, type LibraryQuestion } from "./library-answers.ts";
import { createLibraryPages, type PageRequest } from "./library-pages.ts";
import { countAll, readState } from "./library.store.ts";
import { findListedOwner } from "./worth/worth.store.ts";
import { searchesOnConnections } from "./searches.postgres.ts";

/** Long, because a search after it has to wait for a new thread to start. */
const idleMs = 5 * 60 * 1000;

/**
 * A Library with at most this many decks is searched on the usual connection; a larger one separately, so that slow searches do not delay others. On
 * PostgreSQL every search waits for the database.
 */
const mostSearchedHere: Readonly<Record<Store["kind"], number>> = { sqlite: 50_000, postgres: 0 };

type LibraryDeps = {
  store: Pick<Store, "read" | "kind" | "place" | "onClose" | "onGap">;
  /** ms since 1970 */
  clock: () => number;
  /** the largest Library, in decks, that is searched on the usual connection */
  mostHere?: number;
};

/** Filters that have not been checked yet. */
type FiltersRequest = Readonly<Partial<Record<FilterName, string | null>>>;

/** A request that has not been checked yet. `limit` is the page size; without a sort, it is the usual one. */
export type LibraryRequest = { search: string; sort: string | null; cursor: string | null; limit: number; filters?: FiltersRequest };

export type Library = ReturnType<typeof createLibrary>;

/** All Public decks: searched, sorted, in pages, as they are at the moment of the request. */
export function createLibrary({ store, clock, mostHere = mostSearchedHere[store.kind] }: LibraryDeps) {
  const { read, kind } = store;
  const keptPages = createKeptPages(createStateReader(() => readState(read)));
  store.onGap(keptPages.forget);
  const pageOf = createLibraryPages({ read, kind });
  const answerOf = createLibraryAnswers({ read, kind });
  const searchApart = searchesApart[kind](store);

  /** Without a search and filters a page is read along an index. Otherwise the time may grow with the number of decks. */
  async function jsonOf(question: LibraryQuestion, viewer: Viewer, signal: AbortSignal): Promise<string> {
    const isAlongIndex = "page" in question && question.page.term === null && !hasFilters(question.page.filters);
    const isApart = !isAlongIndex && (mostHere === 0 || (await countAll(read)) > mostHere);
    return isApart ? searchApart(question, viewer?.uid ?? "", signal) : JSON.stringify(await answerOf(question));
  }

  return {
    /**
     * The page as it is now. Throws `library/bad-sort`, `library/bad-limit`, `library/search-too-long`, `library/bad-filter`, and `library/bad-cursor` for a
     * cursor of another search, order or filter.
     */
    async page(viewer: Viewer, request: LibraryRequest): Promise<LibraryPage> {
      return pageOf(checkRequest(viewer, request, clock()));
    },

    /**
     * Like `page`, but as JSON. It is the same for every student, so it is read once for all requests until something changes. Throws the
     * signal's reason if that is aborted first.
     */
    async pageJson(viewer: Viewer, request: LibraryRequest, signal?: AbortSignal): Promise<string> {
      const pageRequest = checkRequest(viewer, request, clock());
      const { sort, limit, term, filters, turn } = pageRequest;
      const key = JSON.stringify([sort, limit, term, request.cursor, filters, turn]);
      return keptPages.page(key, (signalOfPage) => jsonOf({ page: pageRequest }, viewer, signalOfPage), {
        ...((term !== null || hasFilters(filters)) && viewer && { waitsFor: viewer.uid }),
        ...(signal && { signal }),
      });
    },

    /**
     * The numbers behind the filters (a `LibraryFacets`), as JSON; read once for all requests, as pages are. Throws `library/search-too-long`,
     * `library/bad-filter`.
     */
    async facetsJson(viewer: Viewer, request: Pick<LibraryRequest, "search" | "filters">, signal?: AbortSignal): Promise<string> {
      if (!canBrowse(viewer)) throw new AppError("auth/required");
      const facets = { term: checkedTerm(request.search), filters: checkedFilters(request.filters) };
      const key = JSON.stringify(["facets", facets.term, facets.filters]);
      return keptPages.page(key, (signalOfFacets) => jsonOf({ facets }, viewer, signalOfFacets), {
        ...(viewer && { waitsFor: viewer.uid }),
        ...(signal && { signal }),
      });
    },

    /** Decks like a Public one, as JSON. Throws `deck/not-found` for any other deck. */
    async similarJson(viewer: Viewer, id: number, signal?: AbortSignal): Promise<string> {
      const ownerId = canBrowse(viewer) ? await findListedOwner(read, id) : null;
      if (ownerId === null) throw new AppError("deck/not-found");
      const key = JSON.stringify(["similar", ownerId, id]);
      const similar = { ownerId, id, only: "similar" } as const;
      return keptPages.page(key, (signalOfDecks) => jsonOf({ similar }, viewer, signalOfDecks), {
        ...(viewer && { waitsFor: viewer.uid }),
        ...(signal && { signal }),
      });
    },

    /**
     * Public decks of others that have most of the cards of an own deck, as JSON, for an author who is about to publish it. Nothing about it is cached: the deck may
     * be a Private one, which changes without the Library. Throws `database/permission-denied`, `deck/not-in-collection`.
     */
    async sameJson(viewer: Viewer, { uid, id }: { uid: string; id: number }, signal: AbortSignal): Promise<string> {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      if (!(await isOwnDeck(read, uid, id))) throw new AppError("deck/not-in-collection");
      return jsonOf({ similar: { ownerId: uid, id, only: "same" } }, viewer, signal);
    },

    /** A shared deck, or one of a group of the viewer. Throws `deck/not-found` for any other, and for one that never existed. */
    async read(viewer: Viewer, id: number): Promise<SharedDeckRow> {
      const row = viewer !== null && canBrowse(viewer) ? await findDeckSharedWith(read, viewer.uid, id) : null;
      if (!row) throw new AppError("deck/not-found");
      return row;
    },

    /** A deck to take along, in a file: a shared one. Throws `deck/not-found` for one that is only in a group. */
    async readToCopy(viewer: Viewer, id: number): Promise<SharedDeckRow> {
      const row = canBrowse(viewer) ? await findSharedDeck(read, id) : null;
      if (!row || !canCopy(viewer, row)) throw new AppError("deck/not-found");
      return row;
    },
  };
}

type SearchApart = (question: LibraryQuestion, uid: string, signal: AbortSignal) => Promise<string>;

/**
 * Reads pages as JSON in threads, each with its own connection, for databases that run inside the process: slow searches do not block other
 * requests, nor one student's searches those of others. A waiting search is dropped when its client disconnects; a running one is soon
 * done.
 */
function pagesInThreads({ place, onClose }: Pick<Store, "place" | "onClose">): SearchApart {
  const module = new URL("./pages-thread.ts", import.meta.url);
  const poolOptions = { module, workerData: place, tooLong: "api/service-unavailable" } as const;
  const pool = createThreadPool<LibraryQuestion, string>(poolOptions, { idleMs, endsLeft: false });
  onClose(pool.close);
  return (question, uid, signal) => pool.run(question, { sender: uid, signal });
}

/** Where searches run without delaying others; each kind of database needs one. */
const searchesApart = { sqlite: pagesInThreads, postgres: searchesOnConnections } as const satisfies Record<Store["kind"], unknown>;

function checkRequest(viewer: Viewer, request: LibraryRequest, now: number): PageRequest {
  const { search, limit, cursor } = request;
  if (!canBrowse(viewer)) throw new AppError("auth/required");
  const wished = request.sort ?? usualLibrarySort(search);
  if (!isLibrarySort(wished)) throw new AppError("library/bad-sort");
  if (!Number.isInteger(limit) || limit < 1 || limit > LIBRARY.maxPageSize) throw new AppError("library/bad-limit");
  const term = checkedTerm(search);
  const filters = checkedFilters(request.filters);
  // All decks are equally relevant to no search.
  const sort = wished === "relevance" && term === null ? "newest" : wished;
  const after = cursor === null ? null : readCursor(cursor, { sort, term, filters });
  if (cursor !== null && !after) throw new AppError("library/bad-cursor");
  const turn = sort === "helpful-and-new" && after === null ? turnAt(now) : 0;
  return { sort, limit, term, filters, after, turn };
}

/** The search as it is compared; null for all decks. */
function checkedTerm(search: string): string | null {
  if (search.trim().length > LIBRARY.searchMaxLength) throw new AppError("library/search-too-long");
  return searchOf(search)?.term ?? null;
}

/** The filters in their order, so that one list has one key. */
function checkedFilters(filters: FiltersRequest = {}): LibraryFilters {
  const chosen = filterNames.flatMap((name) => {
    const value = filters[name] ?? null;
    if (value === null) return [];
    if (!isFilterValue(name, value)) throw new AppError("library/bad-filter");
    return [[name, value] as const];
  });
  return Object.fromEntries(chosen);
}
