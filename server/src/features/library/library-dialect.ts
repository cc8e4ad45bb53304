import type { RawBuilder } from "kysely";

import type { Costs } from "./library-plan.ts";
import type { Given, PagePart, Shape } from "./library-page.store.ts";

/** A term, and the grams that find it: for a term with many, its rarest few. */
export type Sought = {
  term: string;
  grams: readonly string[];
  /** one or two letters */
  isShort: boolean;
  /** whether the grams are all there are */
  isWhole: boolean;
};

/** What a database does in its own way when the Library is searched. One more database is one more of these. */
export type LibraryDialect = {
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
  /** everything that matches where only the number counts, as `from … where …` */
  counted(sought: Sought, given: Pick<Given, "match" | "term">): RawBuilder<unknown>;
  /** the page by way of the index; `rest` is what follows the page before, in the order of the ids that it is given */
  gathered(shape: Shape, given: Given, rest: (id: RawBuilder<unknown>) => RawBuilder<unknown>): PagePart;
};
