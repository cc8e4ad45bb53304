import type { RawBuilder } from "kysely";

import type { DeckSort } from "@recollect/domain/decks/sort.ts";

import type { Costs, Way } from "./library-plan.ts";

/** One walk through the Library. The sort Tutorials is two of them: the official author's decks, then the others'. */
export type Order = Exclude<DeckSort, "tutorials"> | "official" | "others";

/** What a page's query is given, whether it uses it or not: the place it begins after, the key at a range's end, what is looked for. */
export type Given = { id: number; titleKey: string; end: string; term: string; match: string; limit: number };

/** What makes one query differ from another in more than its values. */
export type Shape = { order: Order; way: Way | "all"; isShort: boolean; isWhole: boolean; isInRange: boolean };

/** A term, and the grams that find it: for a term with many, its rarest few. */
export type Sought = {
  term: string;
  grams: readonly string[];
  /** one or two letters */
  isShort: boolean;
  /** whether the grams are all there are */
  isWhole: boolean;
};

/** The query of a page's few decks; `before` it what it is made of, `total` the column that counts all. */
export type PagePart = { before: RawBuilder<unknown>; total: RawBuilder<unknown>; page: RawBuilder<unknown> };

/** What a database does in its own way when the Library is searched. One more database is one more of these. */
export type LibraryDialect = {
  /** up to so many decks the Library is searched by the thread that asks: a few ms */
  mostHere: number;
  /** what one deck costs on each way to a page, as measured with a million decks */
  costs: { byAge: Costs; byTitle: Costs };
  /** up to here matches are counted, beyond they are estimated: counting this many takes one or two ms */
  countedAtMost: number;
  /** joins in the order in which they are written */
  join: RawBuilder<unknown>;
  /** a condition: the text of a row of "library" has the term in it */
  holds(term: string): RawBuilder<unknown>;
  /** what the index is asked for, in one range of titles or (null) in all */
  matchFor(sought: Sought, titleRange: number | null): string;
  /** What is sought when matches are counted of which there are about so many. */
  toCount(sought: Sought, estimate: number): Sought;
  /** everything that matches where only the number counts, as `from … where …` */
  counted(sought: Sought, given: Pick<Given, "match" | "term">): RawBuilder<unknown>;
  /** the page by way of the index; `rest` is what follows the page before, in the order of the ids that it is given */
  gathered(shape: Shape, given: Given, rest: (id: RawBuilder<unknown>) => RawBuilder<unknown>): PagePart;
};
