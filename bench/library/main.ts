import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startPostgres } from "../../scripts/machine/postgres.mjs";
import { openStore } from "../../server/src/process/open-store.ts";
import { table, type Row } from "../kit/row.ts";
import { fillPostgres, fillSqlite, type Size } from "./fill.ts";
import { measureLoad } from "./load.ts";
import { measurePages } from "./pages.ts";
import { measureTheSeedsWay } from "./seeds-way.ts";
import { measureUpkeep } from "./upkeep.ts";

/** LIBRARY_DECKS sets a smaller number for a quick run; the budgets are for a million. */
const size: Size = { decks: Number(process.env["LIBRARY_DECKS"] ?? 1_000_000), authors: 0 };
size.authors = Math.max(100, Math.round(size.decks / 10));

/** LIBRARY_PARTS=pages measures the pages alone, without HTTP and writes. */
const onlyPages = process.env["LIBRARY_PARTS"] === "pages";

type Place = { name: string; settings: Record<string, string>; fill: () => Promise<void> };

/** The Library with a million decks by 100,000 authors, in both databases: every kind of search, every sort, any page, and the cost of writes. */
export async function library(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "recollect-library-"));
  const postgres = await startPostgres({ maintenance_work_mem: "1GB", max_wal_size: "8GB" });
  const places: Place[] = [
    { name: "SQLite", settings: { DATA_DIR: folder }, fill: () => fillSqlite(folder, size) },
    { name: "PostgreSQL", settings: { DATA_DIR: folder, DATABASE_URL: postgres.url }, fill: () => fillPostgres(postgres.url, size) },
  ];
  const rows: Row[] = [];
  try {
    for (const { name, settings, fill } of places) {
      console.log(`Making ${size.decks.toLocaleString("en")} Public decks by ${size.authors.toLocaleString("en")} authors in ${name}…`);
      const began = performance.now();
      await fill();
      console.log(`Made in ${Math.round((performance.now() - began) / 1000)} s. Measuring…`);
      const open = () => openStore({ dataDir: folder, databaseUrl: settings["DATABASE_URL"] ?? null });
      rows.push(...(await measurePages(name, await open())));
      if (onlyPages) continue;
      rows.push(...(await measureLoad(name, settings)));
      rows.push(...(await measureUpkeep(name, await open())));
    }
    if (!onlyPages) rows.push(...measureTheSeedsWay());
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(table(rows));
}
