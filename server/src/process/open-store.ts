import type { Config } from "./settings/config.ts";
import type { Store } from "../store/store.ts";

/** The database that the settings name; its code is loaded only when it is the one in use. Throws a StartError when it cannot be opened. */
export async function openStore({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<Store> {
  if (databaseUrl === null) return (await import("../store/sqlite/sqlite.ts")).openSqlite(dataDir);
  return (await import("../store/postgres/postgres.ts")).openPostgres(databaseUrl);
}
