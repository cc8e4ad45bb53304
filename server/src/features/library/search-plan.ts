import { titleKey } from "@recollect/domain/decks/title-key.ts";

import { hasFilters, type LibraryFilters } from "@recollect/domain/library/filters.ts";

import { facetsPattern, filteredQuery } from "../../library-index/facets.ts";
import { looserSearch } from "../../library-index/looser-search.store.ts";
import { matchesOf, mostWordsOf, tiersOf, type Search } from "../../library-index/search.ts";
import { any, without, type TermQuery } from "../../library-index/term-query.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { countUpTo } from "./library.store.ts";

/** Matches are counted up to this number; counting as many takes one or two ms. */
export const mostCounted = 2500;

/** Where fewer decks have what was typed, errors are forgiven. */
const fewMatches = 10;

/** Decks that relevance lists together, newest first: all that match, or only those of the title or of other titles. */
export type Tier = { query: TermQuery; title: "any" | "same" | "other"; titleKey: string };

export type SearchPlan = {
  /** null if all decks with the filters are listed */
  search: Search | null;
  term: string;
  /** everything that is found, and has the filters */
  query: TermQuery;
  /** everything that is found, whatever its facets; null if there is no search */
  found: TermQuery | null;
  /** what the facets are like; null without filters */
  facets: string | null;
  /** in the order of relevance; null while the index is being built */
  tiers: Tier[] | null;
  /** how many decks are found, counted no further than one more than `mostCounted` */
  count: number;
  /** whether texts are compared as well */
  isByText: boolean;
};

/** What is listed: the search, null for all decks, and the filters. */
type Wanted = { search: Search | null; filters: LibraryFilters };

/** What to ask for; null for all decks. */
export async function planSearch(
  on: { db: Db; kind: Store["kind"] },
  { search, filters }: Wanted,
  { isBuilding }: { isBuilding: boolean },
): Promise<SearchPlan | null> {
  const plan = search && (await planWords(on, search, { isBuilding }));
  if (!hasFilters(filters)) return plan;
  const facets = facetsPattern(filters);
  const narrow = (query: TermQuery) => filteredQuery(query, filters) ?? query;
  const query = filteredQuery(plan?.query ?? null, filters);
  if (query === null) return plan;
  const [isByText, term] = [plan?.isByText ?? false, plan?.term ?? ""];
  // What is filtered is a part of what is found without filters: errors are forgiven, or not, by the number of all.
  const request = { query: isByText && plan ? plan.query : query, way: isByText ? "texts" : "terms", term, facets } as const;
  const count = await countUpTo(on.db, on.kind, request, mostCounted + 1);
  const tiers = plan?.tiers?.map((tier) => ({ ...tier, query: narrow(tier.query) })) ?? null;
  return { search: plan?.search ?? null, term, query, found: plan?.found ?? null, facets, tiers, count, isByText };
}

/** What to ask for the words of a search. If few decks have all of it as it was typed, its words may also be others (looser-search.store.ts). */
async function planWords(
  on: { db: Db; kind: Store["kind"] },
  search: Search,
  { isBuilding }: { isBuilding: boolean },
): Promise<SearchPlan> {
  const { term } = search;
  const exactly = matchesOf(search);
  const way = isBuilding ? "texts" : "terms";
  const countOf = (query: TermQuery) => countUpTo(on.db, on.kind, { query, way, term, facets: "%" }, mostCounted + 1);
  const planOf = (query: TermQuery) => ({ search, term, query, found: query, facets: null, isByText: isBuilding });
  const count = await countOf(exactly);
  if (isBuilding) return { ...planOf(exactly), tiers: null, count };
  if (count >= fewMatches) return { ...planOf(exactly), tiers: tiersIn(search), count };

  const forgiving = await looserSearch(on, search);
  const nearly = matchesOf(forgiving);
  const mostly = mostWordsOf(forgiving);
  const query = any([exactly, nearly, ...mostly]);
  const further = [
    ...tiersOf(forgiving).map((tier) => without(tier, exactly)),
    ...(mostly.length > 0 ? [without(any(mostly), any([exactly, nearly]))] : []),
  ];
  const tiers = [...tiersIn(search), ...further.map((tier) => ({ query: tier, title: "any" as const, titleKey: "" }))];
  return { ...planOf(query), search: forgiving, tiers, count: await countOf(query) };
}

/** Decks whose title is the search, then the other tiers. */
function tiersIn(search: Search): Tier[] {
  const key = titleKey(search.term);
  const [inTitle, ...others] = tiersOf(search);
  const first = inTitle ? [{ query: inTitle, title: "same" as const, titleKey: key }] : [];
  const rest = [...(inTitle ? [inTitle] : []), ...others].map((query) => ({ query, title: "other" as const, titleKey: key }));
  return [...first, ...rest];
}
