import { titleKey } from "@recollect/domain/decks/title-key.ts";

import { hasFilters, type LibraryFilters } from "@recollect/domain/library/filters.ts";

import { facetsPattern, filteredQuery } from "../../library-index/facets.ts";
import { looserSearch } from "../../library-index/looser-search.store.ts";
import {
  hasWord,
  matchesOf,
  mostWordsOf,
  tiersOf,
  wordMatchesOf,
  wordTiersOf,
  type Search,
  type SearchWord,
} from "../../library-index/search.ts";
import { all, any, without, writtenQuery, type TermQuery } from "../../library-index/term-query.ts";
import { hasEntry } from "../../library-index/terms.store.ts";
import { wordsBeginningWith } from "../../library-index/vocabulary.store.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { turnsOfWork } from "../../store/yield-while-parsing.ts";
import { countMatches, countUpTo } from "./library.store.ts";

/** Matches are counted up to this number; counting as many takes one or two ms. */
export const mostCounted = 2500;

/** Where fewer decks have what was typed, errors are forgiven. */
const fewMatches = 10;

/** Decks that relevance lists together, newest first: all that match, or only those of the title or of other titles. */
export type Tier = {
  query: TermQuery;
  title: "any" | "same" | "other";
  titleKey: string;
  /** a few decks that another tier has */
  skips?: ReadonlySet<number>;
  /** this tier and those before it have so many decks together */
  upTo?: number;
};

/**
 * How a search was understood when its list began: `typed` if enough decks have it as it was typed; `typed first` if few have it, before those that have it nearly;
 * `nearly` if none has; `rare` with the numbers of the words that are listed in turn; `texts` while the index was being built. Later pages go on with it, since
 * decks that were published or hidden in the meantime would make other tiers.
 */
export type WayOfSearch = "typed" | "typed first" | "nearly" | "texts" | `rare ${string}`;

export function isWayOfSearch(value: unknown): value is WayOfSearch {
  if (typeof value !== "string") return false;
  if (["typed", "typed first", "nearly", "texts"].includes(value)) return true;
  const [name, ...words] = value.split(" ");
  return name === "rare" && words.length > 0 && words.length <= mostRare && words.every((word) => String(Number(word)) === word);
}

export type SearchPlan = {
  /** null if there is no search */
  way: WayOfSearch | null;
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

/** Whether the index is being built, and for a later page how the search was understood. */
type Moment = { isBuilding: boolean; began?: WayOfSearch | null };

type On = { db: Db; kind: Store["kind"] };

/** What to ask for; null for all decks. */
export async function planSearch(on: On, { search, filters }: Wanted, { isBuilding, began = null }: Moment): Promise<SearchPlan | null> {
  const plan = search && (await planWords(on, { search, filters }, { isBuilding, began }));
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
  return { way: plan?.way ?? null, search: plan?.search ?? null, term, query, found: plan?.found ?? null, facets, tiers, count, isByText };
}

/** What to ask for the words of a search. If few decks have all of it as it was typed, its words may also be others (looser-search.store.ts). */
async function planWords(
  on: On,
  { search: typed, filters }: Wanted & { search: Search },
  { isBuilding, began = null }: Moment,
): Promise<SearchPlan> {
  const { term } = typed;
  let search = isBuilding ? typed : await withWholeWords(on, typed, filters);
  let exactly = matchesOf(search);
  const way = isBuilding ? "texts" : "terms";
  const countOf = (query: TermQuery) => countUpTo(on.db, on.kind, { query, way, term, facets: "%" }, mostCounted + 1);
  const planOf = (query: TermQuery) => ({ search, term, query, found: query, facets: null, isByText: isBuilding });
  if (isBuilding || began === "texts") return { ...planOf(exactly), way: "texts", tiers: null, count: await countOf(exactly) };
  // A later page leaves out all that the first ones may have had.
  const bounds = { most: mostCounted + 1, few: began === "typed first" ? mostCounted + 1 : fewMatches };
  let { count, ids: typedIds } = await countMatches(on.db, on.kind, exactly, bounds);
  if (count < fewMatches && search !== typed && (await mayBeginOtherwise(on, typed))) {
    // Numbers, very long words and those with many digits are not in the Library's vocabulary, and are found by their beginning alone.
    const begun = await countMatches(on.db, on.kind, matchesOf(typed), bounds);
    if (begun.count > count) [search, exactly, count, typedIds] = [typed, matchesOf(typed), begun.count, begun.ids];
  }
  const asTyped = { ...planOf(exactly), way: "typed", tiers: tiersIn(search) } as const;
  if (began === "typed" || (began === null && count >= fewMatches)) return { ...asTyped, count };
  if (search.words.length === 0) return { ...asTyped, count };

  const forgiving = await looserSearch(on, search);
  const nearly = wordMatchesOf(forgiving);
  const mostly = mostWordsOf(forgiving);
  // Where nothing is found as it was typed, nothing has to be asked about it again.
  const isTyped = began === null ? typedIds.length > 0 : began === "typed first";
  const further = [...wordTiersOf(forgiving), ...(mostly.length > 0 ? [without(any(mostly), any(nearly))] : [])];
  const skips = new Set(typedIds);
  const others = [...nearly, ...mostly];
  const query = any([...(isTyped ? [exactly] : []), ...others]);
  const tiers = [
    ...(isTyped ? tiersIn(search).map((tier) => ({ ...tier, upTo: count })) : []),
    ...further.map((tier) => ({ query: tier, title: "any" as const, titleKey: "", skips })),
  ];
  const allOfThem = { most: mostCounted + 1, few: mostCounted + 1 };
  const otherIds = others.length === 0 ? [] : (await countMatches(on.db, on.kind, any(others), allOfThem)).ids;
  const nearlyCount = new Set([...otherIds, ...(isTyped ? typedIds : [])]).size;
  const isRare = began === null ? nearlyCount === 0 : began.startsWith("rare");
  const rare = isRare ? (wordsOf(began, forgiving) ?? (await rarestWords(forgiving, countOf))) : [];
  if (rare.length === 0) return { ...planOf(query), way: isTyped ? "typed first" : "nearly", search: forgiving, tiers, count: nearlyCount };
  const few = rare.map((word) => hasWord(word, "whole"));
  const inTurn = few.map((word, at) => ({
    query: at === 0 ? word : without(word, any(few.slice(0, at))),
    title: "any" as const,
    titleKey: "",
  }));
  const inWords = `rare ${rare.map((word) => forgiving.words.indexOf(word)).join(" ")}` as const;
  return { ...planOf(any(few)), way: inWords, search: forgiving, tiers: inTurn, count: await countOf(any(few)) };
}

/**
 * With the words of the Library that begin with the last one in its place: a beginning takes the database most of a search's time. Where many words begin so, a
 * word that very many decks have is not looked for as a beginning: that finds no more than can be counted or looked at.
 */
async function withWholeWords(on: On, search: Search, filters: LibraryFilters): Promise<Search> {
  const last = search.words.at(-1);
  if (!last?.isBeginning) return search;
  const withLast = (more: Partial<SearchWord>) => ({
    ...search,
    words: [...search.words.slice(0, -1), { ...last, isBeginning: false, ...more }],
  });
  const begun = await wordsBeginningWith(on, last.text);
  if (begun !== null) return withLast({ similar: begun });
  const whole = withLast({});
  const found = all(wordMatchesOf(whole));
  const request = { query: filteredQuery(found, filters) ?? found, way: "terms", term: search.term, facets: "%" } as const;
  return (await countUpTo(on.db, on.kind, request, mostCounted + 1)) > mostCounted ? whole : search;
}

/** Whether decks may have the last word by its beginning: some have the others. Where none has, the database need not read all that begins so. */
async function mayBeginOtherwise({ db, kind }: On, { words }: Search): Promise<boolean> {
  const others = words.slice(0, -1).map((word) => hasWord(word, "whole"));
  return others.length === 0 || hasEntry({ db, kind }, writtenQuery(all(others), kind));
}

/** The words that a list has in turn; null if the search has no such words. */
function wordsOf(began: WayOfSearch | null, { words }: Search): SearchWord[] | null {
  const [, ...numbers] = began?.split(" ") ?? [];
  const chosen = numbers.flatMap((number) => words[Number(number)] ?? []);
  return chosen.length > 0 && chosen.length === numbers.length ? chosen : null;
}

/** A word that more decks have says too little alone, and so does a shorter one; and no more words are taken. */
const [mostOfRare, shortestRare, mostRare] = [100, 4, 2];

/**
 * Where no deck has the words of a search together: the words that are rare in the Library, the rarest first. Empty for a search of one word, and for one with
 * a number, which is never left out.
 */
async function rarestWords({ words }: Search, countOf: (query: TermQuery) => Promise<number>): Promise<SearchWord[]> {
  if (words.length < 2 || words.some(({ text }) => /\p{N}/u.test(text))) return [];
  const counted: { word: SearchWord; count: number }[] = [];
  const turn = turnsOfWork();
  for (const word of words) {
    if (!word.isUnspaced && word.text.length < shortestRare) continue;
    await turn();
    counted.push({ word, count: await countOf(hasWord(word, "whole")) });
  }
  const rare = counted.filter(({ count }) => count > 0 && count <= mostOfRare).toSorted((a, b) => a.count - b.count);
  return rare.slice(0, mostRare).map(({ word }) => word);
}

/** Decks whose title is the search, then the other tiers. */
function tiersIn(search: Search): Tier[] {
  const key = titleKey(search.term);
  const [inTitle, ...others] = tiersOf(search);
  const first = inTitle ? [{ query: inTitle, title: "same" as const, titleKey: key }] : [];
  const rest = [...(inTitle ? [inTitle] : []), ...others].map((query) => ({ query, title: "other" as const, titleKey: key }));
  return [...first, ...rest];
}
