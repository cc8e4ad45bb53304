import { setImmediate as nextTurn } from "node:timers/promises";

import { folded } from "@recollect/domain/words/folded.ts";
import { sql } from "kysely";

import type { Log } from "../process/log/log.ts";
import { precompiled } from "../store/precompiled.ts";
import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import { traits } from "../store/database-capabilities.ts";
import type { LibraryTable } from "./library.tables.ts";
import { insertGrams } from "./listing.store.ts";

/**
 * Rows rewritten in one transaction, and rows read for it: others write between two of them. The portions grow and shrink so that one takes about as long
 * as a save of a deck, and reads little more than it looks at.
 */
const portion = { least: 20, most: 100, shortMs: 15, longMs: 40, leastRead: 100, mostRead: 1000 };

/** How often the log says how far it is, in ms. */
const reportEveryMs = 10_000;

/** Text as searches compared it until the migration 0037. */
export function formerlyFolded(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

const selectRefold = precompiled((db) => db.selectFrom("libraryRefolds").select("lastId").limit(1));

/** Whether some decks are still listed with the text that the former folding gave. */
export async function isRefolding(db: Db): Promise<boolean> {
  return (await selectRefold(db, {})).rows.length > 0;
}

/**
 * Rewrites the search texts of decks that were listed before the migration 0037, in order of their ids, while the server answers. It continues where an
 * earlier process stopped; several processes take turns.
 */
export async function refoldLibrary({ store, log, signal }: { store: Store; log: Log; signal?: AbortSignal }): Promise<void> {
  if (!(await isRefolding(store.read))) return;
  const startedAt = performance.now();
  let reportedAt = startedAt;
  const counts = { lookedAt: 0, rewritten: 0 };
  const size = { rewritten: portion.least, read: portion.leastRead };
  log({ level: "info", message: "the Library's search index is being rewritten; searches work meanwhile" });
  for (;;) {
    if (signal?.aborted) return;
    const begunAt = performance.now();
    const next = await store.write(({ db }) => refoldPortion(db, store.kind, size));
    if (next === null) break;
    const tookMs = performance.now() - begunAt;
    if (tookMs > portion.longMs) size.rewritten = Math.max(portion.least, Math.floor(size.rewritten / 2));
    else if (tookMs < portion.shortMs) size.rewritten = Math.min(portion.most, size.rewritten * 2);
    size.read = Math.min(portion.mostRead, Math.max(portion.leastRead, 4 * next.lookedAt));
    counts.lookedAt += next.lookedAt;
    counts.rewritten += next.rewritten;
    if (performance.now() - reportedAt >= reportEveryMs) {
      reportedAt = performance.now();
      log({ level: "info", message: "the Library's search index is being rewritten", ...counts });
    }
    await nextTurn();
  }
  log({ level: "info", message: "the Library's search index is rewritten", ...counts, ms: Math.round(performance.now() - startedAt) });
}

type PortionSize = { /** rows at most */ rewritten: number; read: number };

/** Rewrites a portion. Returns how many rows were looked at and rewritten; null when there are none left. */
async function refoldPortion(db: Db, kind: Store["kind"], size: PortionSize): Promise<{ lookedAt: number; rewritten: number } | null> {
  const refold = await db.selectFrom("libraryRefolds").selectAll().forUpdate().executeTakeFirst();
  if (!refold) return null;
  const rows = await db
    .selectFrom("library")
    .selectAll()
    .where("id", ">", refold.afterId)
    .where("id", "<=", refold.lastId)
    .orderBy("id")
    .limit(size.read)
    .execute();
  const changedRows: Refolded[] = [];
  let lookedAt = 0;
  for (const row of rows) {
    const searchText = folded(row.searchText);
    if (searchText !== row.searchText) changedRows.push({ row: { ...row, searchText }, formerText: row.searchText });
    lookedAt += 1;
    if (changedRows.length === size.rewritten) break;
  }
  if (changedRows.length > 0) await (traits[kind].wantsGrams ? replaceRows : updateRows)(db, changedRows);
  const last = rows[lookedAt - 1];
  if (last === undefined) await db.deleteFrom("libraryRefolds").execute();
  else await db.updateTable("libraryRefolds").set({ afterId: last.id }).execute();
  return { lookedAt, rewritten: changedRows.length };
}

type Refolded = { row: LibraryTable; formerText: string };

/** On SQLite nobody else writes meanwhile, and triggers update the search tables and count the changes when rows come and go. */
async function replaceRows(db: Db, changedRows: readonly Refolded[]): Promise<void> {
  const rows = changedRows.map(({ row }) => row);
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("library").where("id", "in", ids).execute();
  await db.insertInto("library").values(rows).execute();
  for (const row of rows) await insertGrams(db, row);
}

/**
 * On PostgreSQL a row that another transaction unlists or lists again meanwhile is left to it. The count of changes is locked first, as a rename does it, so
 * that neither waits for the other in a circle.
 */
async function updateRows(db: Db, changedRows: readonly Refolded[]): Promise<void> {
  await sql`insert into "libraryCounts" ("shard", "decks", "changes") values (16, 0, 1)
    on conflict ("shard") do update set "changes" = "libraryCounts"."changes" + 1`.execute(db);
  const ids = changedRows.map(({ row }) => row.id);
  const formerTexts = changedRows.map(({ formerText }) => formerText);
  const texts = changedRows.map(({ row }) => row.searchText);
  await sql`update "library" set "searchText" = "next"."searchText"
    from unnest(${ids}::bigint[], ${formerTexts}::text[], ${texts}::text[]) as "next" ("id", "formerText", "searchText")
    where "library"."id" = "next"."id" and "library"."searchText" = "next"."formerText"`.execute(db);
}
