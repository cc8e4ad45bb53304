import { sql } from "kysely";

import { formerText, gramWords, type Listed } from "./0002-listing.ts";
import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Search texts are folded in another way from now on (case in full, without accents). The server rewrites those of the decks that are listed already while
 * it runs; this row says which are still to be done. There is none once all are.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { ms, end } = columnTypes(kind);
  await db.schema
    .createTable("libraryRefolds")
    .addColumn("lastId", ms, (c) => c.primaryKey())
    .addColumn("afterId", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await sql`insert into "libraryRefolds" ("lastId", "afterId") select max("id"), -1 from "library" having count(*) > 0`.execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await db.schema.dropTable("libraryRefolds").execute();
  for (let afterId = -1, rows: Row[] = []; ; afterId = rows.at(-1)?.id ?? afterId) {
    rows = await nextRows(db, afterId);
    if (rows.length === 0) return;
    for (const row of rows) {
      const searchText = formerText(row);
      if (searchText !== row.searchText) await rewrite(db, kind, { ...row, searchText });
    }
  }
}

type Row = Listed & { official: 0 | 1; titleRange: number; titleKey: string; searchText: string };

async function nextRows(db: SchemaOfItsDay, afterId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select "library".*, "decks"."title", "users"."username", "users"."displayName", "users"."badge" from "library"
      join "decks" on "decks"."ownerId" = "library"."ownerId" and "decks"."id" = "library"."id"
      join "users" on "users"."id" = "library"."ownerId"
      where "library"."id" > ${afterId} order by "library"."id" limit 1000`.execute(db);
  return rows;
}

/** On SQLite the row is replaced, because triggers update the search tables when rows come and go. */
async function rewrite(
  db: SchemaOfItsDay,
  kind: DatabaseKind,
  { id, searchText, official, titleRange, ownerId, titleKey }: Row,
): Promise<void> {
  if (kind === "postgres") return void (await db.updateTable("library").set({ searchText }).where("id", "=", id).execute());
  await db.deleteFrom("library").where("id", "=", id).execute();
  await db.insertInto("library").values({ id, official, titleRange, ownerId, titleKey, searchText }).execute();
  await sql`insert into "libraryGrams" (rowid, "grams") values (${id}, ${gramWords(searchText, titleRange)})`.execute(db);
}
