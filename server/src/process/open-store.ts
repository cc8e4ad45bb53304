import type { Config } from "./settings/config.ts";
import type { Store } from "../store/store.ts";

type OpenStoreInput = Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "databaseReadUrl">>;

/** The configured database; only its own code is loaded. Throws a StartError when it can't be opened. */
export async function openStore({ databaseUrl, databaseReadUrl = null, dataDir }: OpenStoreInput): Promise<Store> {
  if (databaseUrl === null) return (await import("../store/sqlite/sqlite.ts")).openSqlite(dataDir);
  return (await import("../store/postgres/postgres.ts")).openPostgres(databaseUrl, undefined, databaseReadUrl);
}
