import { sql, type RawBuilder, type SqlBool } from "kysely";

import { precompiled } from "../store/precompiled.ts";
import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import { mostQuestions } from "./term-query.ts";

/** What differs between the databases' full text; each kind of database needs one. */
type TermsDialect = {
  /** Replaces a deck's entry. */
  write(db: Db, id: number, terms: readonly string[]): Promise<void>;
  /** the id of an entry */
  id: RawBuilder<number>;
  /** a condition on an entry; the question is in this database's words (`writtenQuery`) */
  matches(query: string): RawBuilder<SqlBool>;
  /** a condition on the entry of an id, which is looked up alone */
  entryMatches(id: RawBuilder<unknown>, query: string): RawBuilder<SqlBool>;
  /** the ids of entries that answer the question, no more than `most`, in no order */
  idsOf(query: string, most: number): RawBuilder<{ id: number }>;
  /** the same of the newest of them */
  newestIdsOf(query: string, most: number): RawBuilder<{ id: number }>;
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
  entryMatches: (id, query) =>
    sql<SqlBool>`exists (select 1 from "libraryTerms" where "libraryTerms" match ${query} and "libraryTerms".rowid = ${id})`,
  idsOf: (query, most) => sql`select "libraryTerms".rowid as "id" from "libraryTerms" where "libraryTerms" match ${query} limit ${most}`,
  newestIdsOf: (query, most) => sql`select "libraryTerms".rowid as "id" from "libraryTerms" where "libraryTerms" match ${query}
    order by "libraryTerms".rowid desc limit ${most}`,
  containsText: (search) => sql<SqlBool>`instr("library"."searchText", ${search}) > 0`,
};

/** Whether the terms answer one of the array's questions; where it has fewer, the others are null, and nothing answers them. */
function answersOne(terms: RawBuilder<unknown>, query: string): RawBuilder<SqlBool> {
  const each = Array.from({ length: mostQuestions }, (_, at) => sql`${terms} @@ (${query}::tsquery[])[${sql.lit(at + 1)}]`);
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

const termsColumn = sql`"libraryTerms"."terms"`;

/** A `tsvector` without positions, made of the terms as they are: no dictionary changes them. */
const postgres: TermsDialect = {
  async write(db, id, terms) {
    await sql`insert into "libraryTerms" ("id", "terms") values (${id}, array_to_tsvector(${terms}::text[]))
      on conflict ("id") do update set "terms" = excluded."terms"`.execute(db);
  },
  id: sql<number>`"libraryTerms"."id"`,
  matches: (query) => answersOne(termsColumn, query),
  entryMatches: (id, query) =>
    sql<SqlBool>`(select ${answersOne(termsColumn, query)} from "libraryTerms" where "libraryTerms"."id" = ${id})`,
  // Planned as if all were wanted: for the first of many expected entries the planner would read the table, whole if none answers, as where two common words
  // never come together. It does not know how long reading the terms takes.
  idsOf: (query, most) => sql`with "found" as materialized (select "id" from "libraryTerms" where ${answersOne(termsColumn, query)})
    select "id" from "found" limit ${most}`,
  // In the order of ids the planner would unpack the terms of each deck, until there are as many.
  newestIdsOf: (query, most) => sql`select "id"
    from (select "libraryTerms"."id" from "libraryTerms" where ${answersOne(termsColumn, query)} offset 0) as "found" order by "id" desc limit ${most}`,
  containsText: (search) => sql<SqlBool>`strpos("library"."searchText", ${search}) > 0`,
};

export const termsDialects: Readonly<Record<Store["kind"], TermsDialect>> = { sqlite, postgres };

/** Whether some deck's entry answers the question, which is in the database's words. */
export async function hasEntry({ db, kind }: { db: Db; kind: Store["kind"] }, query: string): Promise<boolean> {
  const { rows } = await anyEntries[kind](db, { query });
  return rows.length > 0;
}

/** Entries in which PostgreSQL looks for a common word first: from the index it would read all decks that have it. */
const newestEntries = 30;

type Question = { query: string };

const anyEntries = {
  sqlite: precompiled((on, { query }: Question) => ({ compile: () => sqlite.idsOf(query, 1).compile(on) })),
  postgres: precompiled((on, { query }: Question) => ({ compile: () => anyOnPostgres(query).compile(on) })),
} as const satisfies Record<Store["kind"], unknown>;

const anyOnPostgres = (query: string) => sql<{ id: number }>`
  (select "id" from (select "id", "terms" from "libraryTerms" order by "id" desc limit ${sql.lit(newestEntries)}) as "newest"
    where ${answersOne(sql`"newest"."terms"`, query)})
  union all (${postgres.idsOf(query, 1)}) limit 1`;
