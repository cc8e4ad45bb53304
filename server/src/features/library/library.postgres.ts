import { sql, type RawBuilder } from "kysely";

import { rangedGram } from "../../library-index/search-text.ts";
import type { Given, LibraryDialect } from "./library-dialect.ts";
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
  toCount: (sought) => sought,
  counted: (_sought, given) => found(given),
  // In this CTE "library" is the result of the search. It is materialized, because otherwise the planner may scan the table after all.
  gathered: ({ isInRange }, given, rest) => ({
    before: sql`with "library" as materialized (select ${pageColumns} ${found(given)})`,
    total: isInRange ? sql`` : sql`, (select count(*) from "library") as "total"`,
    page: sql`select ${pageColumns} from "library" where 1 = 1 ${rest(sql.ref("library.id"))}`,
  }),
};

function found({ match, term }: Pick<Given, "match" | "term">): RawBuilder<unknown> {
  return sql`from "library" where "libraryGrams"("searchText", "titleRange") @> ${match}::text[] and ${holds(term)}`;
}

/** Writes texts as a PostgreSQL array literal. */
function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
