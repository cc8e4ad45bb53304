import type { RawBuilder } from "kysely";

import type { DeckSort } from "@recollect/domain/decks/sort.ts";

import type { Costs, Way } from "./library-plan.ts";

/** One walk through the Library. The sort Tutorials is two of them: the official author's decks, then the others'. */
export type Order = Exclude<DeckSort, "tutorials"> | "official" | "others";

/** The parameters of a page's query, used or not: the place it begins after, the key at the end of a range, the search. */
export type Given = { id: number; titleKey: string; end: string; term: string; match: string; limit: number };

/** What makes queries differ in more than their parameters. */
export type Shape = { order: Order; way: Way | "all"; isShort: boolean; isWhole: boolean; isInRange: boolean };

/** A term, and the grams that find it: of a term with many, the few rarest. */
export type Sought = {
  term: string;
  grams: readonly string[];
  /** one or two letters */
  isShort: boolean;
  /** whether these are all of its grams */
  isWhole: boolean;
};

/** The query of a page's few decks: `before` are the parts it is made of, `total` is the column that counts all. */
export type PagePart = { before: RawBuilder<unknown>; total: RawBuilder<unknown>; page: RawBuilder<unknown> };

/** What differs between databases when the Library is searched. A further database needs one more of these. */
export type LibraryDialect = {
  /** up to so many decks the Library is searched as everything is read; a larger one apart, where slow searches hold up no others */
  mostHere: number;
  /** what one deck costs in each way to a page, measured with a million decks */
  costs: { byAge: Costs; byTitle: Costs };
  /** matches are counted up to this number and estimated beyond it: counting this many takes one or two ms */
  countedAtMost: number;
  /** joins in the order they are written in */
  join: RawBuilder<unknown>;
  /** a condition: the text of a row of "library" contains the term */
  holds(term: string): RawBuilder<unknown>;
  /** the query for the index, in one range of titles or (null) in all */
  matchFor(sought: Sought, titleRange: number | null): string;
  /** The search for counting matches, of which there are about this many. */
  toCount(sought: Sought, estimate: number): Sought;
  /** everything that matches, for counting only, as `from … where …` */
  counted(sought: Sought, given: Pick<Given, "match" | "term">): RawBuilder<unknown>;
  /** the page by way of the index; `rest` is what follows the previous page, ordered by the given ids */
  gathered(shape: Shape, given: Given, rest: (id: RawBuilder<unknown>) => RawBuilder<unknown>): PagePart;
};
