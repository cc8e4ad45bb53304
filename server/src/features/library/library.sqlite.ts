import { sql, type RawBuilder } from "kysely";

import { gramWord, quoted } from "../../library-index/search-text.ts";
import type { PageValues, LibraryDialect, TermSearch } from "./library-dialect.ts";
import { SAMPLE_ONE_IN } from "./library-sample.ts";
import { isByTitle, pageColumns } from "./library-page.store.ts";

type Index = Pick<TermSearch, "isShort" | "isWhole"> & { isInRange: boolean };

/**
 * From this many matches on, they are counted by all grams of the term in sequence, which needs only the index: checking the text of each
 * deck with the rarest grams takes two to twenty times as long. Fewer matches are counted faster by the rarest grams.
 */
const countedWhole = 2 * SAMPLE_ONE_IN;

const holds = (term: string) => sql`instr("library"."searchText", ${term}) > 0`;

/** Full-text tables of trigrams and of shorter grams, which return their rows in order of id. */
export const librarySqlite: LibraryDialect = {
  mostHere: 50_000,
  // By age, matches are only gathered until the page is full, so gathering is always best.
  costs: { byAge: { walked: 0.1, gathered: 0 }, byTitle: { walked: 0.15, gathered: 1.2 } },
  countedAtMost: 2500,
  join: sql`cross join`,
  holds,
  matchFor({ term, grams, isShort, isWhole }, titleRange) {
    if (isShort || titleRange !== null) return grams.map((gram) => gramWord(gram, titleRange)).join(" AND ");
    return isWhole ? quoted(term) : grams.map(quoted).join(" AND ");
  },
  toCount: (search, estimate) => (estimate < countedWhole ? search : { ...search, isWhole: true }),
  /** Counts without reading the decks where the index alone is exact. */
  matchesFor(search, values) {
    const index = { ...search, isInRange: false };
    const table = searchTable(index);
    return answersAlone(index) ? sql`from ${table} where ${table} match ${values.match}` : matchingRows(index, values);
  },
  pageFor(shape, values, rest) {
    const id = isByTitle(shape.order) ? sql.ref("library.id") : sql`${searchTable(shape)}.rowid`;
    return { before: sql``, total: sql``, page: sql`select ${pageColumns} ${matchingRows(shape, values)} ${rest(id)}` };
  },
};

/** The text is checked where the index does not show whether the grams are adjacent. */
function matchingRows(index: Index, { match, term }: Pick<PageValues, "match" | "term">): RawBuilder<unknown> {
  const table = searchTable(index);
  const check = answersAlone(index) ? sql`` : sql`and ${holds(term)}`;
  return sql`from ${table} cross join "library" on "library"."id" = ${table}.rowid where ${table} match ${match} ${check}`;
}

/** Whether the full-text index is exact without checking the text. */
function answersAlone({ isShort, isWhole, isInRange }: Index): boolean {
  return !isInRange && (isShort || isWhole);
}

/** The table of trigrams, for three letters or more; or the table of single grams. */
function searchTable({ isShort, isInRange }: Index): RawBuilder<unknown> {
  return sql.table(isShort || isInRange ? "libraryGrams" : "librarySearch");
}
