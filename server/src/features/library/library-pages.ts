import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { compareCodePoints } from "@recollect/domain/decks/compare-code-points.ts";
import type { DeckSort } from "@recollect/domain/decks/sort.ts";

import { shownSummaryOf } from "../../access/shared-summary.ts";
import { FIELD_END, gramsOf, lettersOf } from "../../library-index/search-text.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { findPage } from "./find-page.ts";
import { cursorOf, type Place } from "./library-cursor.ts";
import type { LibraryDialect, Order, TermSearch } from "./library-dialect.ts";
import { createLibrarySample, SAMPLE_ONE_IN, type LibrarySample } from "./library-sample.ts";
import { isByTitle, isDescending } from "./library-page.store.ts";
import { libraryPostgres } from "./library.postgres.ts";
import { librarySqlite } from "./library.sqlite.ts";
import { countAll, countUpTo, readPage, readSample, type Page } from "./library.store.ts";

/** How long a sample is used for planning, in ms. It only has to be approximately right. */
const sampleAgeMs = 10 * 60 * 1000;

/** More grams of a term find nothing more, and each has a cost. */
const gramsAtMost = 4;

type LibraryPagesDeps = Pick<Store, "read" | "kind"> & { /** ms since 1970 */ clock: () => number };

/** What to read: the sort, the number of decks, the search term (null for all), and the place of the previous page. */
export type PageRequest = {
  sort: DeckSort;
  limit: number;
  term: string | null;
  /** the term as it was folded formerly, while decks may still be listed with such texts; otherwise null */
  formerTerm: string | null;
  after: Place | null;
};

type Total = Pick<LibraryPage, "total" | "totalIsExact">;
type LibraryPagesRequest = { on: Db; search: TermSearch | null; formerly: TermSearch | null; after: Place | null; limit: number };

/** `on` is a connection for this page only, which its sender can cancel; what all pages share is read on the usual one. */
export type PageOf = (request: PageRequest, on?: Db) => Promise<LibraryPage>;

/** Reads pages of the Library, as of the call. */
export function createLibraryPages({ read, kind, clock }: LibraryPagesDeps): PageOf {
  const dialect = libraryDialects[kind];
  let sample: { promise: Promise<LibrarySample>; at: number } | null = null;

  function currentSample(): Promise<LibrarySample> {
    if (sample && clock() - sample.at <= sampleAgeMs) return sample.promise;
    const promise = readSample(read).then(createLibrarySample);
    sample = { promise, at: clock() };
    promise.catch(() => (sample = null));
    return promise;
  }

  async function searchFor(term: string): Promise<TermSearch> {
    const all = gramsOf(term);
    const isShort = lettersOf(term).length < 3;
    if (all.length <= gramsAtMost) return { term, grams: all, isShort, isWhole: true };
    return { term, grams: (await currentSample()).rarest(all, gramsAtMost), isShort, isWhole: false };
  }

  async function pageIn(order: Order, { on, search, formerly, after, limit }: LibraryPagesRequest): Promise<Page> {
    if (!search) return readPage(on, dialect, { order, search, after, limit, way: "walk", titleRange: null });
    const currentDecks = await currentSample();
    const page = await findPage(on, dialect, currentDecks, { order, search, after, limit });
    if (!formerly) return page;
    return bothPages(order, page, await findPage(on, dialect, currentDecks, { order, search: formerly, after, limit }), limit);
  }

  /** The sort Tutorials: the official author's decks, then the others', both newest first. */
  async function tutorialsPage({ after, limit, ...request }: LibraryPagesRequest): Promise<Page> {
    const isPast = after?.official === 0;
    const first = isPast ? [] : (await pageIn("official", { ...request, after, limit })).rows;
    if (first.length === limit) return { rows: first, total: null };
    const { rows } = await pageIn("others", { ...request, after: isPast ? after : null, limit: limit - first.length });
    const all = [...first, ...rows];
    return { rows: all, total: all.length < limit && !after ? all.length : null };
  }

  async function totalOf({ on, search, formerly }: LibraryPagesRequest, exactTotal: number | null): Promise<Total> {
    if (!search) return { total: await countAll(on), totalIsExact: true };
    if (exactTotal !== null) return { total: exactTotal, totalIsExact: true };
    if (!formerly) return countedTotal(on, search);
    const [now, before] = [await countedTotal(on, search), await countedTotal(on, formerly)];
    return { total: now.total + before.total, totalIsExact: false };
  }

  async function countedTotal(on: Db, search: TermSearch): Promise<Total> {
    const most = dialect.countedAtMost;
    const estimate = (await currentSample()).hits(search.term).byAge.length * SAMPLE_ONE_IN;
    if (estimate > most) return { total: rounded(estimate), totalIsExact: false };
    const total = await countUpTo(on, dialect, dialect.toCount(search, estimate), most + 1);
    return total <= most ? { total, totalIsExact: true } : { total: rounded(total), totalIsExact: false };
  }

  return async ({ sort, limit, term, formerTerm, after }, on = read) => {
    if (term?.includes(FIELD_END)) return { decks: [], nextCursor: null, total: 0, totalIsExact: true };
    const [search, formerly] = await Promise.all([term, formerTerm].map(async (text) => (text === null ? null : searchFor(text))));
    const request: LibraryPagesRequest = { on, search: search ?? null, formerly: formerly ?? null, after, limit: limit + 1 };
    const { rows, total: exactTotal } = sort === "tutorials" ? await tutorialsPage(request) : await pageIn(sort, request);
    const { total, totalIsExact } = after ?? (await totalOf(request, exactTotal));
    const pageRows = rows.slice(0, limit);
    const last = rows.length > limit ? pageRows.at(-1) : undefined;
    const nextCursor = last === undefined ? null : cursorOf({ ...last, total, totalIsExact }, { sort, term });
    return { decks: pageRows.map((row) => shownSummaryOf(row, row.official === 1)), nextCursor, total, totalIsExact };
  };
}

/** The first decks of two pages of the same place and order. */
function bothPages(order: Order, one: Page, other: Page, limit: number): Page {
  const rows = [...new Map([...one.rows, ...other.rows].map((row) => [row.id, row])).values()];
  const sign = isDescending(order) ? -1 : 1;
  rows.sort((a, b) => sign * ((isByTitle(order) && compareCodePoints(a.titleKey, b.titleKey)) || a.id - b.id));
  return { rows: rows.slice(0, limit), total: null };
}

/** Rounds an estimate to its two significant digits. */
function rounded(estimate: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, estimate))) - 1);
  return Math.round(estimate / step) * step;
}

/** How each database searches the Library. */
export const libraryDialects: Readonly<Record<Store["kind"], LibraryDialect>> = { sqlite: librarySqlite, postgres: libraryPostgres };
