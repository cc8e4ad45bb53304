import { sql, type RawBuilder, type SqlBool } from "kysely";

import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";

/** What differs between the databases' full text; each kind of database needs one. */
type TermsDialect = {
  /** Replaces a deck's entry. */
  write(db: Db, id: number, terms: readonly string[]): Promise<void>;
  /** the id of an entry */
  id: RawBuilder<number>;
  /** a condition on an entry; the question is in this database's words (`writtenQuery`) */
  matches(query: string): RawBuilder<SqlBool>;
  /** one row if some entry answers the question */
  some(query: string): RawBuilder<unknown>;
  /** a condition on a row of "library": its text contains the folded search */
  containsText(search: string): RawBuilder<SqlBool>;
};

/** FTS5: the terms are one text, of which nothing but the index is stored. */
const sqlite: TermsDialect = {
  async write(db, id, terms) {
    await sql`delete from "libraryTerms" where rowid = ${id}`.execute(db);
    await sql`insert into "libraryTerms" (rowid, "terms") values (${id}, ${terms.join(" ")})`.execute(db);
  },
  id: sql<number>`"libraryTerms".rowid`,
  matches: (query) => sql<SqlBool>`"libraryTerms" match ${query}`,
  some: (query) => sql`select 1 from "libraryTerms" where "libraryTerms" match ${query} limit 1`,
  containsText: (search) => sql<SqlBool>`instr("library"."searchText", ${search}) > 0`,
};

/** A `tsvector` without positions, made of the terms as they are: no dictionary changes them. */
const postgres: TermsDialect = {
  async write(db, id, terms) {
    await sql`insert into "libraryTerms" ("id", "terms") values (${id}, array_to_tsvector(${terms}::text[]))
      on conflict ("id") do update set "terms" = excluded."terms"`.execute(db);
  },
  id: sql<number>`"libraryTerms"."id"`,
  matches: (query) => sql<SqlBool>`"libraryTerms"."terms" @@ ${query}::tsquery`,
  // Planned as if all were wanted: for one entry of many expected ones the planner would read the table, whole if none answers.
  some: (query) =>
    sql`with "found" as materialized (select 1 from "libraryTerms" where "terms" @@ ${query}::tsquery) select 1 from "found" limit 1`,
  containsText: (search) => sql<SqlBool>`strpos("library"."searchText", ${search}) > 0`,
};

export const termsDialects: Readonly<Record<Store["kind"], TermsDialect>> = { sqlite, postgres };

/** Whether some deck's entry answers the question, which is in the database's words. */
export async function hasEntry({ db, kind }: { db: Db; kind: Store["kind"] }, query: string): Promise<boolean> {
  const { rows } = await termsDialects[kind].some(query).execute(db);
  return rows.length > 0;
}
