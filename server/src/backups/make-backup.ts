import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { openMediaFiles } from "../media/files/open-media-files.ts";
import type { Config } from "../process/settings/config.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { makeFolder } from "../process/settings/make-folder.ts";
import { bareEnvironment } from "../threads/bare-environment.ts";
import { asBackupError } from "./backup-error.ts";
import { backupsIn, COPY_NAMES, flushed, MANIFEST, nameAt, removeSuperfluous, type Backup, type Manifest } from "./backup-folder.ts";
import { digestOf } from "./check-backup.ts";
import { copyMedia } from "./copy-media.ts";
import { rehearseRestore, runTool } from "./postgres-tools.ts";

export type BackupSources = Pick<Config, "dataDir" | "databaseUrl" | "media"> & Partial<Pick<Config, "databaseReadUrl">>;

/** A backup that was just made; `refusal`: why it can't be restored into this database with the programs of this machine, as a sentence. */
export type NewBackup = Backup & { refusal: string | null };

/** How long a dump waits for a replica that is behind, in ms. */
const replicaWaitMs = minuteMs;

/**
 * Copies the database and the media that it names into a new folder in `folder`, readable only by its owner, then removes superfluous
 * backups. The folder gets its name when it is complete and on disk. Throws a BackupError, and leaves nothing unfinished.
 */
export async function makeBackup(
  { dataDir, databaseUrl, databaseReadUrl = null, media }: BackupSources,
  folder: string,
  now: number,
): Promise<NewBackup> {
  const name = nameAt(now);
  const part = join(folder, `.part-${randomBytes(8).toString("hex")}`);
  try {
    makeFolder(folder);
    const [before] = await backupsIn(folder);
    await mkdir(part, { mode: 0o700 });
    const kind = databaseUrl === null ? "sqlite" : "postgres";
    const hashes = databaseUrl === null ? await copySqlite(dataDir, part) : await copyLate(databaseUrl, databaseReadUrl, part);
    const copy = join(part, COPY_NAMES[kind]);
    await flushed(copy);
    const copyCounts = await copyMedia({
      hashes,
      files: openMediaFiles(media),
      folder: part,
      before: before ? join(folder, before.name) : null,
    });
    const bytes = copyCounts.bytes + (await stat(copy)).size;
    const manifest: Manifest = { layout: 1, database: kind, at: now, ...copyCounts, bytes, digest: await digestOf(copy) };
    await writeFile(join(part, MANIFEST), `${JSON.stringify(manifest)}\n`, { mode: 0o600, flush: true });
    await flushed(part);
    await rename(part, join(folder, name));
    await flushed(folder);
    await removeSuperfluous(folder, now);
    const refusal = databaseUrl === null ? null : await refusalOf(join(folder, name, COPY_NAMES.postgres), databaseUrl);
    return { ...manifest, name, refusal };
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => {});
    throw asBackupError(error, folder);
  }
}

async function refusalOf(copy: string, databaseUrl: string): Promise<string | null> {
  return rehearseRestore(copy, databaseUrl).then(
    () => null,
    (failure: unknown) => asBackupError(failure, copy).message,
  );
}

/** Copies the embedded database, as it is at one moment, into a folder; students go on reading and writing. Returns the digests of its media. */
async function copySqlite(dataDir: string, folder: string): Promise<string[]> {
  const files = { from: join(dataDir, COPY_NAMES.sqlite), to: join(folder, COPY_NAMES.sqlite) };
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const thread = new Worker(new URL("./copy-sqlite-thread.ts", import.meta.url), { workerData: files, env: bareEnvironment });
  thread.once("message", resolve);
  thread.once("error", reject);
  thread.once("exit", () => reject(new Error("the thread that copies the database ended")));
  try {
    return await promise;
  } finally {
    await thread.terminate();
  }
}

/** The same from a replica, if there is one that can be read: a dump takes long, and may be broken off there. */
async function copyLate(url: string, readUrl: string | null, folder: string): Promise<string[]> {
  if (readUrl === null) return copyPostgres(url, folder);
  const [{ createPool }, { createReplicas }] = await Promise.all([
    import("../store/postgres/postgres-pool.ts"),
    import("../store/postgres/replicas.ts"),
  ]);
  const pool = createPool(url);
  try {
    const replicas = createReplicas({ url, readUrl, pool });
    return await replicas.at((place) => copyPostgres(place.url, folder), { waitMs: replicaWaitMs });
  } finally {
    await pool.end();
  }
}

/** Copies a PostgreSQL database, as it is at one moment, into a folder, and reads the copy through. Returns the digests of its media. */
export async function copyPostgres(databaseUrl: string, folder: string): Promise<string[]> {
  const to = join(folder, COPY_NAMES.postgres);
  // What a replica broke off is written anew.
  await rm(to, { force: true });
  await writeFile(to, "", { mode: 0o600, flag: "wx" });
  await runTool("pg_dump", ["--format=custom", `--file=${to}`], databaseUrl);
  await runTool("pg_restore", ["--file=/dev/null", to]);
  const { connectToPrimary } = await import("../store/postgres/primary.ts");
  const client = await connectToPrimary(databaseUrl);
  try {
    const { rows } = await client.query<{ hash: string }>(`select distinct "hash" from "media"`);
    return rows.map(({ hash }) => hash);
  } finally {
    await client.end();
  }
}
