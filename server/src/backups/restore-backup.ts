import { existsSync } from "node:fs";
import { copyFile, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { openMediaFiles } from "../media/files/open-media-files.ts";
import type { MediaPlace } from "../process/settings/media-place.ts";
import { lockDataFolder, makeDataFolder } from "../store/sqlite/data-folder.ts";
import { BackupError, reasonOf } from "./backup-error.ts";
import { COPY_NAMES, flushed, readBackup, type Backup } from "./backup-folder.ts";
import { mediaPath } from "./copy-media.ts";
import type { Copied } from "./make-backup.ts";
import { runTool } from "./postgres-tools.ts";

/**
 * Restores a backup into an empty place: first the media, the database last. Throws a BackupError, and changes nothing, if there is a
 * database or a picture already, or if the backup is of the other kind of database.
 */
export async function restoreBackup(path: string, to: Copied): Promise<Backup> {
  const backup = await readBackup(dirname(path), basename(path)).catch((error: unknown) => {
    throw new BackupError(`There is no backup at ${path}: ${reasonOf(error)}.`, { cause: error });
  });
  const wanted = to.databaseUrl === null ? "sqlite" : "postgres";
  if (backup.database !== wanted)
    throw new BackupError(`This backup is of ${databases[backup.database]}, but the settings name ${databases[wanted]}.`);
  await (to.databaseUrl === null ? restoreSqlite(path, to) : restorePostgres(path, to, to.databaseUrl));
  return backup;
}

const databases = { sqlite: "the embedded database", postgres: "a PostgreSQL database" } as const;

async function restoreSqlite(path: string, { dataDir, media }: Copied): Promise<void> {
  const database = join(dataDir, COPY_NAMES.sqlite);
  const part = `${database}.part`;
  if (existsSync(database)) throw notEmpty(`the data folder ${dataDir} holds a database`);
  makeDataFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    await restoreMedia(path, media);
    await copyFile(join(path, COPY_NAMES.sqlite), part);
    await flushed(part);
    await rename(part, database);
    await flushed(dataDir);
  } finally {
    await rm(part, { force: true });
    unlock();
  }
}

async function restorePostgres(path: string, { media }: Copied, databaseUrl: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1");
    if (rows.length > 0) throw notEmpty("the database has tables");
  } finally {
    await client.end();
  }
  await restoreMedia(path, media);
  const options = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
  await runTool(
    "pg_restore",
    [...options, `--dbname=${decodeURIComponent(new URL(databaseUrl).pathname.slice(1))}`, join(path, COPY_NAMES.postgres)],
    databaseUrl,
  );
}

/** Each file under its digest: an existing one would be the same, but a folder with files belongs to a server in use. */
async function restoreMedia(path: string, place: MediaPlace): Promise<void> {
  if (place.kind === "folder" && (await readdir(place.path).catch(() => [])).length > 0)
    throw notEmpty(`the folder of pictures and sounds ${place.path} holds files`);
  const files = openMediaFiles(place);
  const names = await readdir(join(path, "media"), { recursive: true }).catch(() => []);
  for (const hash of names.map((name) => basename(name)).filter((name) => /^[0-9a-f]{64}$/.test(name)))
    await files.put(hash, mediaPath(path, hash));
}

function notEmpty(what: string): BackupError {
  return new BackupError(`A backup is restored into an empty place only, but ${what}. Nothing was changed.`);
}
