import { sql, type RawBuilder } from "kysely";

import { gramWord, quoted } from "../../library-index/search-text.ts";
import type { Given, LibraryDialect, Sought } from "./library-dialect.ts";
import { SAMPLE_ONE_IN } from "./library-sample.ts";
import { isByTitle, pageColumns } from "./library-page.store.ts";

type Index = Pick<Sought, "isShort" | "isWhole"> & { isInRange: boolean };

/**
 * From this many matches on, they are counted by all grams of the term in a row, which needs the index alone: checking the text of each
 * deck that has the rarest grams takes two to twenty times as long. Fewer matches are counted faster by the rarest grams.
 */
const countedWhole = 2 * SAMPLE_ONE_IN;

const holds = (term: string) => sql`instr("library"."searchText", ${term}) > 0`;

/** Full-text tables of trigrams and of shorter grams, which return their rows in the order of the ids. */
export const librarySqlite: LibraryDialect = {
  mostHere: 50_000,
  // A page by age is gathered only as far as it goes, so gathering is always right.
  costs: { byAge: { walked: 0.1, gathered: 0 }, byTitle: { walked: 0.15, gathered: 1.2 } },
  countedAtMost: 2500,
  join: sql`cross join`,
  holds,
  matchFor({ term, grams, isShort, isWhole }, titleRange) {
    if (isShort || titleRange !== null) return grams.map((gram) => gramWord(gram, titleRange)).join(" AND ");
    return isWhole ? quoted(term) : grams.map(quoted).join(" AND ");
  },
  toCount: (sought, estimate) => (estimate < countedWhole ? sought : { ...sought, isWhole: true }),
  /** What the index knows for sure is counted without reading the decks. */
  counted(sought, given) {
    const index = { ...sought, isInRange: false };
    const table = searchTable(index);
    return answersAlone(index) ? sql`from ${table} where ${table} match ${given.match}` : found(index, given);
  },
  gathered(shape, given, rest) {
    const id = isByTitle(shape.order) ? sql.ref("library.id") : sql`${searchTable(shape)}.rowid`;
    return { before: sql``, total: sql``, page: sql`select ${pageColumns} ${found(shape, given)} ${rest(id)}` };
  },
};

/** Where the index can't tell whether the grams are adjacent, the text is checked. */
function found(index: Index, { match, term }: Pick<Given, "match" | "term">): RawBuilder<unknown> {
  const table = searchTable(index);
  const check = answersAlone(index) ? sql`` : sql`and ${holds(term)}`;
  return sql`from ${table} cross join "library" on "library"."id" = ${table}.rowid where ${table} match ${match} ${check}`;
}

/** Whether the full-text index is enough without checking the text. */
function answersAlone({ isShort, isWhole, isInRange }: Index): boolean {
  return !isInRange && (isShort || isWhole);
}

/** The table of trigrams, for three letters or more; or the table of single grams. */
function searchTable({ isShort, isInRange }: Index): RawBuilder<unknown> {
  return sql.table(isShort || isInRange ? "libraryGrams" : "librarySearch");
}
