import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openPostgres } from "@recollect/server/store/postgres/postgres.ts";
import { openSqlite } from "@recollect/server/store/sqlite/sqlite.ts";
import type { Store } from "@recollect/server/store/store.ts";

/** Opens the store of these settings without a server; that of SQLite is deleted afterwards. */
export async function withStore({ DATABASE_URL }: Record<string, string>, measure: (store: Store) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-bench-"));
  const store = DATABASE_URL === undefined ? await openSqlite(folder) : await openPostgres(DATABASE_URL);
  try {
    await measure(store);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}
