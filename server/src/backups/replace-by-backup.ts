import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, join } from "node:path";

import { LOCK_NAME, lockDataFolder, makeDataFolder } from "../store/sqlite/data-folder.ts";
import { BackupError } from "./backup-error.ts";
import { COPY_NAMES, nameAt } from "./backup-folder.ts";
import { refuseLink } from "./check-backup.ts";
import { copyPostgres, type BackupSources } from "./make-backup.ts";
import { rehearseRestore, restoreDump } from "./postgres-tools.ts";
import { besideDatabase, checkedBackup, restoreBackup, type Restored } from "./restore-backup.ts";

/** What was there before, and how it comes back. */
type SetAside = { /** a folder in the data folder */ folder: string; putBack(): Promise<void> };

/**
 * Puts a backup in the place of what is there, which is set aside in a folder of the data folder: nothing is deleted. If the backup can't be restored
 * after all, everything is as it was. The server must not run. Throws a BackupError.
 */
export async function replaceByBackup(path: string, to: BackupSources, now: number): Promise<Restored & { aside: string }> {
  await checkedBackup(path, to);
  const { folder, putBack } = await setAside(to, join(to.dataDir, `before-restore-${nameAt(now)}`));
  try {
    return { ...(await restoreBackup(path, to)), aside: folder };
  } catch (failure) {
    await putBack();
    throw failure;
  }
}

/** The pictures go first, because they may be refused. If something can't be set aside, what was comes back. */
async function setAside(to: BackupSources, folder: string): Promise<SetAside> {
  makeDataFolder(to.dataDir);
  await refuseLink(join(to.dataDir, LOCK_NAME));
  const unlock = lockDataFolder(to.dataDir);
  const done: PutBack[] = [];
  const putBack = async () => {
    for (const undo of done.toReversed()) await undo();
  };
  try {
    await mkdir(folder, { mode: 0o700 });
    done.push(await moveMedia(to, folder));
    done.push(await (to.databaseUrl === null ? moveDatabase(to.dataDir, folder) : dumpAndEmpty(to.databaseUrl, folder)));
  } catch (failure) {
    await putBack();
    // Not with what is in it: if the connection was lost, that may be the only copy of the database.
    await rmdir(folder).catch(() => {});
    throw failure;
  } finally {
    unlock();
  }
  return {
    folder,
    async putBack() {
      await putBack();
      await rm(folder, { recursive: true });
    },
  };
}

type PutBack = () => Promise<void>;

/** SQLite's database with the files beside it. */
async function moveDatabase(dataDir: string, folder: string): Promise<PutBack> {
  const names = besideDatabase.map((ending) => `${COPY_NAMES.sqlite}${ending}`).filter((name) => existsSync(join(dataDir, name)));
  for (const name of names) await rename(join(dataDir, name), join(folder, name));
  return async () => {
    for (const name of names) await rename(join(folder, name), join(dataDir, name));
  };
}

/** On PostgreSQL all tables of the user are in one schema. Before it is emptied its copy is read through, and the way back is tried. */
async function dumpAndEmpty(databaseUrl: string, folder: string): Promise<PutBack> {
  const { connectToPrimary } = await import("../store/postgres/primary.ts");
  const copy = join(folder, COPY_NAMES.postgres);
  const client = await connectToPrimary(databaseUrl);
  try {
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'recollect%'",
    );
    if ((rows[0]?.others ?? 0) > 0) throw new BackupError("A server is using the database: stop all servers first. Nothing was changed.");
    await copyPostgres(databaseUrl, folder);
    await rehearseRestore(copy, databaseUrl).catch(async (failure: unknown) => {
      await rm(copy);
      throw failure;
    });
    await client.query("drop schema public cascade; create schema public");
  } finally {
    await client.end();
  }
  return () => restoreDump(copy, databaseUrl);
}

/** How moving a folder fails to another disk, and if the folder is itself where a disk begins. */
const elsewhere: ReadonlySet<string> = new Set(["EXDEV", "EBUSY"]);

/** The folder of pictures and sounds, if they are in one. In a bucket each has its digest as its name, so those of a backup are there or come back. */
async function moveMedia({ media }: BackupSources, folder: string): Promise<PutBack> {
  if (media.kind !== "folder" || !existsSync(media.path) || (await readdir(media.path)).length === 0) return async () => {};
  await refuseLink(media.path);
  // It may be on another disk than the data folder, so it stays beside its place then.
  const places = [join(folder, "media"), `${media.path}-${basename(folder)}`];
  for (const place of places) {
    try {
      await rename(media.path, place);
      return async () => {
        await rm(media.path, { recursive: true, force: true });
        await rename(place, media.path);
      };
    } catch (failure) {
      if (!elsewhere.has((failure as NodeJS.ErrnoException).code ?? "")) throw failure;
    }
  }
  throw new BackupError(
    `The folder of pictures and sounds ${media.path} is a disk of its own: move its files aside yourself. Nothing was changed.`,
  );
}
