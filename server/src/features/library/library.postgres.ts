import { sql, type RawBuilder } from "kysely";

import { rangedGram } from "../../library-index/search-text.ts";
import type { PageValues, LibraryDialect } from "./library-dialect.ts";
import { pageColumns } from "./library-page.store.ts";

const holds = (term: string) => sql`strpos("library"."searchText", ${term}) > 0`;

/** A GIN index of grams. */
export const libraryPostgres: LibraryDialect = {
  mostHere: 0,
  costs: { byAge: { walked: 0.13, gathered: 1 }, byTitle: { walked: 0.5, gathered: 1.1 } },
  countedAtMost: 2500,
  join: sql`join`,
  holds,
  matchFor: ({ grams }, titleRange) => arrayText(grams.map((gram) => rangedGram(gram, titleRange))),
  toCount: (search) => search,
  matchesFor: (_sought, values) => matchingRows(values),
  // In this CTE "library" is the result of the search. It is materialized, because otherwise the planner may scan the table after all.
  pageFor: ({ isInRange }, values, rest) => ({
    before: sql`with "library" as materialized (select ${pageColumns} ${matchingRows(values)})`,
    total: isInRange ? sql`` : sql`, (select count(*) from "library") as "total"`,
    page: sql`select ${pageColumns} from "library" where 1 = 1 ${rest(sql.ref("library.id"))}`,
  }),
};

function matchingRows({ match, term }: Pick<PageValues, "match" | "term">): RawBuilder<unknown> {
  return sql`from "library" where "libraryGrams"("searchText", "titleRange") @> ${match}::text[] and ${holds(term)}`;
}

/** Writes texts as a PostgreSQL array literal. */
function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
