import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { LibraryDeckSummary, LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { isDeckSort, type DeckSort } from "@recollect/domain/decks/sort.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canBrowse, type Viewer } from "@recollect/domain/permissions/decks.ts";
import { LIBRARY } from "@recollect/domain/limits/limits.ts";

import { firstCardOf } from "../../access/first-card.store.ts";
import { findSharedDeck, type SharedDeckRow } from "../../access/shared-decks.store.ts";
import { FIELD_END, gramsOf, lettersOf, soughtTerm } from "../../library-index/search-text.ts";
import type { Store } from "../../store/store.ts";
import { findPage } from "./find-page.ts";
import { createKeptPages } from "./kept-pages.ts";
import { createChangesReader } from "./library-changes.ts";
import { cursorOf, readCursor, type Place } from "./library-cursor.ts";
import { createLibrarySample, SAMPLE_ONE_IN, type LibrarySample } from "./library-sample.ts";
import type { Order, Sought, LibraryDialect } from "./library-dialect.ts";
import { countAll, countChanges, countUpTo, readPage, readSample, type ListedRow, type Page } from "./library.store.ts";
import { libraryPostgres } from "./library.postgres.ts";
import { librarySqlite } from "./library.sqlite.ts";

/** How long one sample plans searches, in ms. It only has to be about right. */
const sampleAgeMs = 10 * 60 * 1000;

/** More grams than this find nothing more, and each costs. */
const gramsAtMost = 4;

type Parts = { store: Pick<Store, "read" | "kind">; /** ms since 1970 */ clock: () => number };

/** As it was asked for, not checked yet. `limit` is how many decks a page holds. */
export type LibraryRequest = { search: string; sort: string; cursor: string | null; limit: number };

export type Library = ReturnType<typeof createLibrary>;

type Total = Pick<LibraryPage, "total" | "totalIsExact">;
type Asked = { sought: Sought | null; after: Place | null; limit: number };

/** The Public decks of everybody: searched, sorted, a page at a time, as they are at the moment of asking. */
export function createLibrary({ store, clock }: Parts) {
  const { read } = store;
  const dialect = libraryDialects[store.kind];
  const kept = createKeptPages(createChangesReader(() => countChanges(read)));
  let sample: { promise: Promise<LibrarySample>; at: number } | null = null;

  function currentSample(): Promise<LibrarySample> {
    if (sample && clock() - sample.at <= sampleAgeMs) return sample.promise;
    const promise = readSample(read).then(createLibrarySample);
    sample = { promise, at: clock() };
    promise.catch(() => (sample = null));
    return promise;
  }

  async function soughtFor(term: string): Promise<Sought> {
    const all = gramsOf(term);
    const isShort = lettersOf(term).length < 3;
    if (all.length <= gramsAtMost) return { term, grams: all, isShort, isWhole: true };
    return { term, grams: (await currentSample()).rarest(all, gramsAtMost), isShort, isWhole: false };
  }

  async function pageIn(order: Order, { sought, after, limit }: Asked): Promise<Page> {
    if (!sought) return readPage(read, dialect, { order, sought, after, limit, way: "walk", titleRange: null });
    return findPage(read, dialect, await currentSample(), { order, sought, after, limit });
  }

  /** The sort Tutorials: the official author's decks, then the others', both newest first. */
  async function tutorialsPage({ sought, after, limit }: Asked): Promise<Page> {
    const isPast = after?.official === 0;
    const first = isPast ? [] : (await pageIn("official", { sought, after, limit })).rows;
    if (first.length === limit) return { rows: first, total: null };
    const { rows } = await pageIn("others", { sought, after: isPast ? after : null, limit: limit - first.length });
    const all = [...first, ...rows];
    return { rows: all, total: all.length < limit && !after ? all.length : null };
  }

  async function totalOf(sought: Sought | null, counted: number | null): Promise<Total> {
    if (!sought) return { total: await countAll(read), totalIsExact: true };
    if (counted !== null) return { total: counted, totalIsExact: true };
    const most = dialect.countedAtMost;
    const estimate = (await currentSample()).hits(sought.term).byAge.length * SAMPLE_ONE_IN;
    if (estimate > most) return { total: rounded(estimate), totalIsExact: false };
    const total = await countUpTo(read, dialect, dialect.toCount(sought, estimate), most + 1);
    return total <= most ? { total, totalIsExact: true } : { total: rounded(total), totalIsExact: false };
  }

  async function pageOf({ sort, limit, term, after }: CheckedRequest): Promise<LibraryPage> {
    if (term?.includes(FIELD_END)) return { decks: [], nextCursor: null, total: 0, totalIsExact: true };
    const asked: Asked = { sought: term === null ? null : await soughtFor(term), after, limit: limit + 1 };
    const { rows, total: counted } = sort === "tutorials" ? await tutorialsPage(asked) : await pageIn(sort, asked);
    const { total, totalIsExact } = after ?? (await totalOf(asked.sought, counted));
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const nextCursor = last === undefined ? null : cursorOf({ ...last, total, totalIsExact }, { sort, term });
    return { decks: shown.map(listedDeck), nextCursor, total, totalIsExact };
  }

  return {
    /**
     * The page as it is read now. Throws `library/bad-sort`, `library/bad-limit`, `library/search-too-long`, and `library/bad-cursor` for a
     * cursor that is not of this search in this order.
     */
    async page(viewer: Viewer, request: LibraryRequest): Promise<LibraryPage> {
      return pageOf(checked(viewer, request));
    },

    /** The same as JSON, read once for all who ask for it while nothing changes: it is the same for every student. */
    async pageJson(viewer: Viewer, request: LibraryRequest): Promise<string> {
      const asked = checked(viewer, request);
      const { sort, limit, term } = asked;
      return kept(JSON.stringify([sort, limit, term, request.cursor]), async () => JSON.stringify(await pageOf(asked)));
    },

    /** A deck that others can read by its link. Throws `deck/not-found`, whether it is Private or was never there. */
    async read(viewer: Viewer, id: number): Promise<SharedDeckRow> {
      const row = canBrowse(viewer) ? await findSharedDeck(read, id) : null;
      if (!row) throw new AppError("deck/not-found");
      return row;
    },
  };
}

type CheckedRequest = { sort: DeckSort; limit: number; term: string | null; after: Place | null };

function checked(viewer: Viewer, { search, sort, cursor, limit }: LibraryRequest): CheckedRequest {
  if (!canBrowse(viewer)) throw new AppError("auth/required");
  if (!isDeckSort(sort)) throw new AppError("library/bad-sort");
  if (!Number.isInteger(limit) || limit < 1 || limit > LIBRARY.maxPageSize) throw new AppError("library/bad-limit");
  if (search.trim().length > LIBRARY.searchMaxLength) throw new AppError("library/search-too-long");
  const term = soughtTerm(search);
  const after = cursor === null ? null : readCursor(cursor, { sort, term });
  if (cursor !== null && !after) throw new AppError("library/bad-cursor");
  return { sort, limit, term, after };
}

/** An estimate says no more than it knows: two figures. */
function rounded(estimate: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, estimate))) - 1);
  return Math.round(estimate / step) * step;
}

function listedDeck(row: ListedRow): LibraryDeckSummary {
  const firstCard = firstCardOf(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    cardCount: row.cardCount,
    author: authorLabel(row),
    authorId: row.ownerId,
    official: row.official === 1,
    visibility: row.visibility,
    updatedAt: row.updatedAt,
    authorTheme: row.selectedTheme,
    ...(firstCard === "" ? {} : { firstCard }),
  };
}

/** How each database searches the Library. */
export const libraryDialects: Readonly<Record<Store["kind"], LibraryDialect>> = { sqlite: librarySqlite, postgres: libraryPostgres };
