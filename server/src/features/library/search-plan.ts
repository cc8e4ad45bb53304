import { titleKey } from "@recollect/domain/decks/title-key.ts";

import { matchesOf, mostWordsOf, tiersOf, type Search } from "../../library-index/search.ts";
import { any, without, type TermQuery } from "../../library-index/term-query.ts";
import { similarWords } from "../../library-index/vocabulary.store.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { countUpTo } from "./library.store.ts";

/** Matches are counted up to this number; counting as many takes one or two ms. */
export const mostCounted = 2500;

/** Where fewer decks have what was typed, errors are forgiven. */
const fewMatches = 10;
/** Of a long search so many words are taken for misspelt ones. */
const mostForgiven = 6;

/** Decks that relevance lists together, newest first: all that match, or only those of the title or of other titles. */
export type Tier = { query: TermQuery; title: "any" | "same" | "other"; titleKey: string };

export type SearchPlan = {
  search: Search;
  term: string;
  /** everything that is found */
  query: TermQuery;
  /** in the order of relevance; null while the index is being built */
  tiers: Tier[] | null;
  /** how many decks are found, counted no further than one more than `mostCounted` */
  count: number;
  /** whether texts are compared as well */
  isByText: boolean;
};

/** What to ask for a search. If few decks have all of it as it was typed, words that are written nearly like it are searched for as well. */
export async function planSearch(
  on: { db: Db; kind: Store["kind"] },
  search: Search,
  { isBuilding }: { isBuilding: boolean },
): Promise<SearchPlan> {
  const { term } = search;
  const exactly = matchesOf(search);
  const way = isBuilding ? "texts" : "terms";
  const count = await countUpTo(on.db, on.kind, { query: exactly, way, term }, mostCounted + 1);
  if (isBuilding) return { search, term, query: exactly, tiers: null, count, isByText: true };
  if (count >= fewMatches) return { search, term, query: exactly, tiers: tiersIn(search), count, isByText: false };

  const forgiving = await withSimilarWords(on, search);
  const nearly = matchesOf(forgiving);
  const mostly = mostWordsOf(forgiving);
  const query = any([exactly, nearly, ...mostly]);
  const further = [
    ...tiersOf(forgiving).map((tier) => without(tier, exactly)),
    ...(mostly.length > 0 ? [without(any(mostly), any([exactly, nearly]))] : []),
  ];
  const tiers = [...tiersIn(search), ...further.map((tier) => ({ query: tier, title: "any" as const, titleKey: "" }))];
  const countOfAll = await countUpTo(on.db, on.kind, { query, way, term }, mostCounted + 1);
  return { search: forgiving, term, query, tiers, count: countOfAll, isByText: false };
}

/** Decks whose title is the search, then the other tiers. */
function tiersIn(search: Search): Tier[] {
  const key = titleKey(search.term);
  const [inTitle, ...others] = tiersOf(search);
  const first = inTitle ? [{ query: inTitle, title: "same" as const, titleKey: key }] : [];
  const rest = [...(inTitle ? [inTitle] : []), ...others].map((query) => ({ query, title: "other" as const, titleKey: key }));
  return [...first, ...rest];
}

async function withSimilarWords(on: { db: Db; kind: Store["kind"] }, search: Search): Promise<Search> {
  const words = [];
  for (const [at, word] of search.words.entries())
    words.push(word.isUnspaced || at >= mostForgiven ? word : { ...word, similar: await similarWords(on, word.text) });
  return { ...search, words };
}
