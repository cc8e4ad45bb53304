import type { RawBuilder } from "kysely";

import type { DeckSort } from "@recollect/domain/decks/sort.ts";

import type { Costs, Way } from "./library-plan.ts";

/** One scan order of the Library. The sort Tutorials combines two of them: the official author's decks, then the others'. */
export type Order = Exclude<DeckSort, "tutorials"> | "official" | "others";

/**
 * The parameters of a page's query; a query may use only some of them: the place after which it begins, the key at the end of a range, the search.
 */
export type PageValues = { id: number; titleKey: string; end: string; term: string; match: string; limit: number };

/** What distinguishes queries apart from their parameters. */
export type Shape = { order: Order; way: Way | "all"; isShort: boolean; isWhole: boolean; isInRange: boolean };

/** A search term with the grams to look up: if it has many, only the rarest. */
export type TermSearch = {
  term: string;
  grams: readonly string[];
  /** one or two letters */
  isShort: boolean;
  /** whether these are all its grams */
  isWhole: boolean;
};

/** The query for the ids of a page: `before` are its CTEs, `total` is the column that counts all matches. */
export type PagePart = { before: RawBuilder<unknown>; total: RawBuilder<unknown>; page: RawBuilder<unknown> };

/** What differs between databases when the Library is searched. Each kind of database needs one. */
export type LibraryDialect = {
  /**
   * a Library with at most this many decks is searched on the usual connection; a larger one separately, so that slow searches do not delay
   * others
   */
  mostHere: number;
  /** the cost of one deck in each way to a page, measured with a million decks */
  costs: { byAge: Costs; byTitle: Costs };
  /** matches are counted up to this number and estimated beyond it; counting this many takes one or two ms */
  countedAtMost: number;
  /** joins tables in the written order */
  join: RawBuilder<unknown>;
  /** a condition: the row of "library" contains the term */
  holds(term: string): RawBuilder<unknown>;
  /** the query for the index, for one range of titles or (null) all */
  matchFor(search: TermSearch, titleRange: number | null): string;
  /** The search with which to count matches; `estimate` is about how many there are. */
  toCount(search: TermSearch, estimate: number): TermSearch;
  /** everything that matches, only for counting, as `from … where …` */
  matchesFor(search: TermSearch, values: Pick<PageValues, "match" | "term">): RawBuilder<unknown>;
  /** the page by means of the index; `rest` is what follows the previous page, ordered by those ids */
  pageFor(shape: Shape, values: PageValues, rest: (id: RawBuilder<unknown>) => RawBuilder<unknown>): PagePart;
};
