import type { LibraryFilters } from "@recollect/domain/library/filters.ts";
import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import type { LibrarySort } from "@recollect/domain/library/library-sort.ts";

import { shownSummaryOf } from "../../access/shared-summary.ts";
import { isBuilding } from "../../library-index/index-decks.store.ts";
import { searchOf } from "../../library-index/search.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { turnsOfWork } from "../../store/yield-while-parsing.ts";
import { readHelpful, readHelpfulAndNew, type ReadIn, type ReadMore } from "./helpful-pages.ts";
import { cursorOf, noMix, type Mix, type Place } from "./library-cursor.ts";
import { isByTitle, isRanked, type Order, type Shape, type Start } from "./library-page.store.ts";
import { countAll, readPage, type ListedRow } from "./library.store.ts";
import { matchesOnCards } from "./card-matches.ts";
import { mostCounted, planSearch, type SearchPlan, type Tier } from "./search-plan.ts";

type LibraryPagesDeps = Pick<Store, "read" | "kind">;

/** What to read: the sort, the number of decks, the folded search (null for all), the filters, the place of the previous page, and whose turn new decks are. */
export type PageRequest = {
  sort: LibrarySort;
  limit: number;
  term: string | null;
  filters: LibraryFilters;
  after: Place | null;
  /** 0 where new decks are not mixed in */
  turn: number;
};

/** `place` is the place after the row where that is not its own. */
type FoundRow = ListedRow & { tier: number; place?: Start & Mix };
type OrderedRequest = { on: Db; plan: SearchPlan | null; after: Place | null; limit: number; turn: number };

/** `on` is a connection for this page only, which its sender can cancel. */
export type PageOf = (request: PageRequest, on?: Db) => Promise<LibraryPage>;

/** Reads pages of the Library, as of the call. */
export function createLibraryPages({ read, kind }: LibraryPagesDeps): PageOf {
  /** The page of one order; of a search everything that it finds. */
  async function pageIn(
    order: Order,
    { on, plan, after, limit, since = 0, ids = [] }: Pick<OrderedRequest, "on" | "plan"> & ReadMore,
  ): Promise<FoundRow[]> {
    const way = wayTo(order, plan);
    const hasFacets = way === "terms" || way === "few";
    const query = (hasFacets ? plan?.query : plan?.found) ?? null;
    const filter = { isFiltered: !hasFacets && plan?.facets != null, facets: plan?.facets ?? "%" };
    const place = { titleKey: "", after, since, ids, limit };
    const rows = await readPage(on, kind, {
      order,
      way,
      title: "any",
      ...filter,
      query,
      term: plan?.term ?? null,
      mayBeCommon: true,
      ...place,
    });
    return rows.map((row) => ({ ...row, tier: 0 }));
  }

  /** The sort Tutorials: the official author's decks, then the others', both newest first. */
  async function tutorialsPage({ after, limit, ...request }: OrderedRequest): Promise<FoundRow[]> {
    const isPast = after?.official === 0;
    const first = isPast ? [] : await pageIn("official", { ...request, after, limit });
    if (first.length === limit) return first;
    return [...first, ...(await pageIn("others", { ...request, after: isPast ? after : null, limit: limit - first.length }))];
  }

  /** By relevance: one tier after the other, each newest first. */
  async function relevantPage(tiers: readonly Tier[], { on, plan, after, limit }: OrderedRequest): Promise<FoundRow[]> {
    const rows: FoundRow[] = [];
    const turn = turnsOfWork();
    // The first page is whole when all that is found is on it.
    const most = after === null ? Math.min(limit, plan?.count ?? limit) : limit;
    for (let tier = after?.tier ?? 0; tier < tiers.length && rows.length < most; tier += 1) {
      await turn();
      const { query, titleKey, title, skips, upTo } = tiers[tier] as Tier;
      if (after === null && upTo !== undefined && rows.length >= upTo) continue;
      const isByKey = title === "same" && plan !== null && isFoundByKey(plan);
      const way = isByKey ? "all" : title === "same" ? "decks" : byTerms(plan);
      const shape: Shape = { order: "newest", way, title, isFiltered: isByKey && plan.facets !== null };
      const place = tier === after?.tier ? after : null;
      const rest = limit - rows.length;
      // The last tier has most of the decks.
      const mayBeCommon = tier === tiers.length - 1;
      const more = { mayBeCommon, after: place, limit: rest + (skips?.size ?? 0) };
      const page = await readPage(on, kind, { ...shape, query, term: null, titleKey, facets: plan?.facets ?? "%", ...more });
      const others = page.filter(({ id }) => skips?.has(id) !== true);
      rows.push(...others.slice(0, rest).map((row) => ({ ...row, tier })));
    }
    return rows;
  }

  async function rowsOf(sort: LibrarySort, request: OrderedRequest): Promise<FoundRow[]> {
    if (sort === "tutorials") return tutorialsPage(request);
    if (sort === "helpful" || sort === "helpful-and-new") {
      const { on, plan } = request;
      const readIn: ReadIn = (order, more) => pageIn(order, { on, plan, ...more });
      const rows = sort === "helpful" ? await readHelpful(readIn, request) : await readHelpfulAndNew(readIn, request);
      return rows.map((row) => ({ ...row, tier: 0 }));
    }
    if (sort !== "relevance") return pageIn(sort, request);
    // While the index is being built, what is relevant is not known yet.
    const tiers = request.plan?.tiers ?? null;
    return tiers === null ? pageIn("newest", request) : relevantPage(tiers, request);
  }

  async function totalOf(on: Db, plan: SearchPlan | null): Promise<Pick<LibraryPage, "total" | "totalIsExact">> {
    if (!plan) return { total: await countAll(on), totalIsExact: true };
    return { total: Math.min(plan.count, mostCounted), totalIsExact: plan.count <= mostCounted };
  }

  return async ({ sort, limit, term, filters, after, turn }, on = read) => {
    const search = term === null ? null : searchOf(term);
    const building = search !== null && (await isBuilding(on));
    const plan = await planSearch({ db: on, kind }, { search, filters }, { isBuilding: building, began: after?.way ?? null });
    const rows = await rowsOf(sort, { on, plan, after, limit: limit + 1, turn });
    const { total, totalIsExact } = after ?? (await totalOf(on, plan));
    const pageRows = rows.slice(0, limit);
    const last = rows.length > limit ? pageRows.at(-1) : undefined;
    const place = last && { ...noMix, way: plan?.way ?? null, ...last, ...last.place, total, totalIsExact };
    const nextCursor = place === undefined ? null : cursorOf(place, { sort, term, filters });
    const matches = plan?.search ? await matchesOnCards(on, plan.search, pageRows) : null;
    const decks = pageRows.map((row) => {
      const match = matches?.get(row.id);
      return { ...shownSummaryOf(row, row.official === 1), ...(match && { match }) };
    });
    return { decks, nextCursor, total, totalIsExact };
  };
}

/** From this many matches on, reading all of them to sort them by title or worth takes longer than reading decks in that order. */
const manyMatches = 2000;

/** Other scripts have marks, and numbers have leading zeros, that a title's key does not tell apart but a search does. */
const isOfPlainLetters = /^[\p{Script=Latin}\p{Script=Greek}\p{P}\p{S}\s]*$/u;

/** Whether decks of the searched title are those with its key: of many matches they are found by it in less time. */
function isFoundByKey({ term, count }: SearchPlan): boolean {
  return count > manyMatches && isOfPlainLetters.test(term);
}

function wayTo(order: Order, plan: SearchPlan | null): Shape["way"] {
  if (!plan) return "all";
  if (plan.isByText) return "texts";
  // Of the official author's decks there are few, and so of chosen ones.
  const isInOrder = order === "official" || order === "chosen" || ((isByTitle(order) || isRanked(order)) && plan.count > manyMatches);
  if (!isInOrder) return byTerms(plan);
  return plan.found === null ? "all" : "decks";
}

/** A later page may count more decks than the first one. */
function byTerms(plan: SearchPlan | null): "terms" | "few" {
  return plan !== null && plan.count <= mostCounted ? "few" : "terms";
}
