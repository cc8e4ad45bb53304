import { constants, lstatSync } from "node:fs";
import { chmod, copyFile, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { openMediaFiles } from "../media/files/open-media-files.ts";
import type { MediaPlace } from "../process/settings/media-place.ts";
import { LOCK_NAME, lockDataFolder, makeDataFolder } from "../store/sqlite/data-folder.ts";
import { BackupError, reasonOf } from "./backup-error.ts";
import { COPY_NAMES, flushed, MANIFEST, readBackup, type Backup } from "./backup-folder.ts";
import { checkDatabase, checkedMedia, digestOf, refuseLink } from "./check-backup.ts";
import { mediaPath } from "./copy-media.ts";
import type { BackupSources } from "./make-backup.ts";
import { rehearseRestore, restoreDump, runTool } from "./postgres-tools.ts";

/** A restored backup; `lacking`: pictures and sounds that it had when it was made, and that its folder no longer has. */
export type Restored = Backup & { lacking: number };

/**
 * Restores a backup into an empty place: first the media, the database last. Everything is checked before anything is put in place: the
 * digests of the files, and the database as a whole. Throws a BackupError, and changes nothing, if the backup is damaged, of the other
 * kind of database or holds a symbolic link, or if there is a database or a picture already.
 */
export async function restoreBackup(path: string, to: BackupSources): Promise<Restored> {
  const { backup, hashes } = await checkedBackup(path, to);
  await (to.databaseUrl === null ? restoreSqlite(path, to, hashes) : restorePostgres(path, to, { databaseUrl: to.databaseUrl, hashes }));
  return { ...backup, media: hashes.length, lacking: Math.max(0, backup.media - hashes.length) };
}

/** The backup, and the digests of its media, which were compared. Throws a BackupError if it is damaged, or does not fit the settings. */
export async function checkedBackup(path: string, to: BackupSources): Promise<{ backup: Backup; hashes: string[] }> {
  await refuseLink(path);
  await refuseLink(join(path, MANIFEST));
  const backup = await readBackup(dirname(path), basename(path)).catch((error: unknown) => {
    throw new BackupError(`There is no backup at ${path}: ${reasonOf(error)}.`, { cause: error });
  });
  const wantedKind = to.databaseUrl === null ? "sqlite" : "postgres";
  if (backup.database !== wantedKind)
    throw new BackupError(`This backup is of ${databases[backup.database]}, but the settings name ${databases[wantedKind]}.`);
  if (to.media.kind === "folder") await refuseLink(to.media.path);
  return { backup, hashes: await checkedMedia(path, backup) };
}

const databases = { sqlite: "the embedded database", postgres: "a PostgreSQL database" } as const;

/** What SQLite keeps beside a database: of an earlier one it would be taken for the restored one's. */
export const besideDatabase = ["", "-wal", "-shm", "-journal"] as const;

async function restoreSqlite(path: string, { dataDir, media }: BackupSources, hashes: readonly string[]): Promise<void> {
  const database = join(dataDir, COPY_NAMES.sqlite);
  const part = `${database}.part`;
  for (const ending of besideDatabase)
    if (isThere(`${database}${ending}`)) throw notEmpty(`the data folder ${dataDir} holds a database (${COPY_NAMES.sqlite}${ending})`);
  makeDataFolder(dataDir);
  await refuseLink(join(dataDir, LOCK_NAME));
  const unlock = lockDataFolder(dataDir);
  try {
    await refuseFiles(media);
    await copyDatabase(join(path, COPY_NAMES.sqlite), part);
    checkDatabase(part);
    await restoreMedia(path, media, hashes);
    await rename(part, database);
    await flushed(dataDir);
  } finally {
    await rm(part, { force: true });
    unlock();
  }
}

/** The copy is a new file: what an interrupted restore, or somebody else, left under its name is removed and not written to. */
async function copyDatabase(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await copyFile(from, to, constants.COPYFILE_EXCL);
  await chmod(to, 0o600);
  await flushed(to);
  if ((await digestOf(to)) !== (await digestOf(from)))
    throw new BackupError("The backup changed while it was copied. Nothing was changed.");
}

/** Whether there is anything of that name, also a link that leads nowhere. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

type OnPostgres = { databaseUrl: string; /** of the media */ hashes: readonly string[] };

async function restorePostgres(path: string, { media }: BackupSources, { databaseUrl, hashes }: OnPostgres): Promise<void> {
  const { connectToPrimary } = await import("../store/postgres/primary.ts");
  const client = await connectToPrimary(databaseUrl);
  try {
    const { rows } = await client.query("select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1");
    if (rows.length > 0) throw notEmpty("the database has tables");
  } finally {
    await client.end();
  }
  await refuseFiles(media);
  const copy = join(path, COPY_NAMES.postgres);
  await runTool("pg_restore", ["--list", copy]);
  await rehearseRestore(copy, databaseUrl);
  await restoreMedia(path, media, hashes);
  await restoreDump(copy, databaseUrl);
}

/** A folder with files belongs to a server in use. */
async function refuseFiles(place: MediaPlace): Promise<void> {
  if (place.kind === "folder" && (await readdir(place.path).catch(() => [])).length > 0)
    throw notEmpty(`the folder of pictures and sounds ${place.path} holds files`);
}

/** Each file under its digest. */
async function restoreMedia(path: string, place: MediaPlace, hashes: readonly string[]): Promise<void> {
  const files = openMediaFiles(place);
  for (const hash of hashes) await files.put(hash, mediaPath(path, hash));
}

function notEmpty(what: string): BackupError {
  return new BackupError(`A backup is restored into an empty place only, but ${what}. Nothing was changed.`);
}
