import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";

import { aMigratedDatabase, testDatabaseUrl } from "../../test/databases.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import { all, term, writtenQuery } from "./term-query.ts";
import { hasEntry, termsDialects } from "./terms.store.ts";

describe.skipIf(!testDatabaseUrl)("a search in PostgreSQL", () => {
  test("for two common words that never come together asks the index, whatever the first of many would cost in the table", async () => {
    const store = await openPostgres(await aMigratedDatabase());
    onTestFinished(() => store.close());
    // By the words' numbers 278 decks are expected, and there is none.
    await store.write(({ db }) =>
      sql`insert into "libraryTerms" ("id", "terms") select "id", array_to_tsvector(
          (select array_agg('word' || "word" || 'x' || "id" % 97) from generate_series(1, 20) as "word")
          || case "id" % 6 when 0 then array['der'] when 1 then array['the'] else array[]::text[] end
        ) from generate_series(1, 10000) as "id"`.execute(db),
    );
    await sql`analyze "libraryTerms"`.execute(store.read);
    const question = writtenQuery(all([term("der"), term("the")]), "postgres");
    for (const idsOf of [termsDialects.postgres.idsOf, termsDialects.postgres.newestIdsOf]) {
      const { rows } = await sql<Record<string, string>>`explain ${idsOf(question, 10)}`.execute(store.read);
      const plan = rows.flatMap((row) => Object.values(row)).join("\n");
      expect(plan).toContain("libraryByTerms");
      expect(plan).not.toContain("Seq Scan");
      expect(plan).not.toContain("libraryTerms_pkey");
    }
    expect(await hasEntry({ db: store.read, kind: "postgres" }, question)).toBe(false);
    expect(await hasEntry({ db: store.read, kind: "postgres" }, writtenQuery(term("der"), "postgres"))).toBe(true);
  });
});
