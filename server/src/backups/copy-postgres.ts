import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { COPY_NAMES } from "./backup-folder.ts";
import { runTool } from "./postgres-tools.ts";

/** Copies a PostgreSQL database, as it is at one moment, into a folder, and reads the copy through. Returns the digests of its media. */
export async function copyPostgres(databaseUrl: string, folder: string): Promise<string[]> {
  const to = join(folder, COPY_NAMES.postgres);
  await writeFile(to, "", { mode: 0o600, flag: "wx" });
  await runTool("pg_dump", ["--format=custom", `--file=${to}`], databaseUrl);
  await runTool("pg_restore", ["--file=/dev/null", to]);
  const { default: pg } = await import("pg");
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ hash: string }>(`select distinct "hash" from "media"`);
    return rows.map(({ hash }) => hash);
  } finally {
    await client.end();
  }
}
