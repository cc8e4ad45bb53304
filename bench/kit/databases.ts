import { startPostgres } from "../../scripts/machine/postgres.mjs";

/** The two databases, one after the other; a PostgreSQL is started for the purpose and stopped again. */
export async function onEachDatabase(measure: (name: string, settings: Record<string, string>) => Promise<void>): Promise<void> {
  await measure("SQLite", {});
  const postgres = await startPostgres();
  try {
    await measure("PostgreSQL", { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
