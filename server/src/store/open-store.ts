import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/** The database that the settings name: PostgreSQL where they have an address, else the embedded one in the data folder. */
export function openStore({ databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string }): Promise<Store> {
  return databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl);
}
