import { inflateSync, zstdCompressSync, zstdDecompressSync } from "node:zlib";

import { sql } from "kysely";

import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * A version may be stored as the delta from the next one; it is made complete when that one is removed, so that a row's size can change. Migrating
 * down makes each complete.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const statement of kind === "postgres" ? onPostgres(true) : [onSqlite]) await sql.raw(statement).execute(db);
  if (kind === "postgres")
    await sql
      .raw(
        `create trigger "versionBytesChanged" after update of "bytes" on "deckVersions" for each row execute function "countVersionBytes"()`,
      )
      .execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const decks = await db.selectFrom("deckVersions").select(["ownerId", "deckId"]).distinct().execute();
  for (const { ownerId, deckId } of decks) await makeWhole(db, ownerId as string, deckId as number);
  await sql.raw(`drop trigger "versionBytesChanged"${kind === "postgres" ? ' on "deckVersions"' : ""}`).execute(db);
  if (kind === "postgres") for (const statement of onPostgres(false)) await sql.raw(statement).execute(db);
}

const change = (by: string, row: string) => `update "storageUse" set "versions" = "versions" ${by} where "userId" = ${row}."ownerId";`;

const onSqlite = `create trigger "versionBytesChanged" after update of "bytes" on "deckVersions" begin ${change('+ new."bytes" - old."bytes"', "new")} end`;

const onPostgres = (withChanges: boolean) => [
  `create or replace function "countVersionBytes"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${change('+ new."bytes"', "new")}
     ${withChanges ? `elsif tg_op = 'UPDATE' then ${change('+ new."bytes" - old."bytes"', "new")}` : ""}
     else ${change('- old."bytes"', "old")} end if;
     return null;
   end $$`,
];

type Content = { title: string; description: string; cards: unknown[] };
type Delta = { next: { cards: number; description: number }; description?: string; cards: unknown[] };

/** From the newest on, each delta leads from the deck's current content. */
async function makeWhole(db: SchemaOfItsDay, ownerId: string, deckId: number): Promise<void> {
  const of = { ownerId, deckId };
  const rows = await db
    .selectFrom("deckVersions")
    .select(["revision", "title", "content"])
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", deckId)
    .orderBy("revision", "desc")
    .execute();
  let next = (await contentIn(db, "decks", of)) ?? (await contentIn(db, "trashedDecks", of));
  for (const row of rows as { revision: number; title: string; content: Uint8Array }[]) {
    const bytes = Buffer.from(row.content);
    if (bytes[0] !== 0x7b) {
      next = JSON.parse((bytes[0] === 0x78 ? inflateSync(bytes) : zstdDecompressSync(bytes)).toString("utf8")) as Content;
      continue;
    }
    next = next && applied(JSON.parse(bytes.toString("utf8")) as Delta, next, row.title);
    if (!next) {
      const lost = db.deleteFrom("deckVersions").where("ownerId", "=", ownerId).where("deckId", "=", deckId);
      await lost.where("revision", "<=", row.revision).execute();
      return;
    }
    const content = zstdCompressSync(JSON.stringify(next));
    await db
      .updateTable("deckVersions")
      .set({ content, bytes: content.byteLength + Buffer.byteLength(row.title) })
      .where("ownerId", "=", ownerId)
      .where("deckId", "=", deckId)
      .where("revision", "=", row.revision)
      .execute();
  }
}

async function contentIn(
  db: SchemaOfItsDay,
  table: string,
  { ownerId, deckId }: { ownerId: string; deckId: number },
): Promise<Content | null> {
  const row = await db
    .selectFrom(table)
    .select(["title", "description", "cards"])
    .where("ownerId", "=", ownerId)
    .where("id", "=", deckId)
    .executeTakeFirst();
  return row
    ? { title: row.title as string, description: row.description as string, cards: JSON.parse(row.cards as string) as unknown[] }
    : null;
}

function applied(delta: Delta, next: Content, title: string): Content | null {
  if (delta.next.cards !== next.cards.length || delta.next.description !== next.description.length) return null;
  const cards = delta.cards.flatMap((part) => (Array.isArray(part) ? next.cards.slice(part[0], part[0] + part[1]) : [part]));
  return { title, description: delta.description ?? next.description, cards };
}
