import { open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { superfluousBackups } from "./kept-backups.ts";

/** What stands in a backup's `backup.json`, which is written last. */
export type Manifest = {
  layout: 1;
  database: "sqlite" | "postgres";
  /** ms since 1970 */
  at: number;
  /** of the database's copy and the media together */
  bytes: number;
  media: number;
  /** pictures and sounds that the database names and the store did not have */
  missingMedia: number;
};

export type Backup = Manifest & { name: string };

export const MANIFEST = "backup.json";
/** What the copy of the database is called in a backup. */
export const COPY_NAMES = { sqlite: "recollect.db", postgres: "recollect.dump" } as const;

/** Such as `2026-05-01T02-00-07Z`. */
const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const partPattern = /^\.part-/;
/** What another process is still writing is younger than this, in ms. */
const abandonedMs = 24 * 60 * 60 * 1000;

export function nameAt(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** The whole backups in a folder, the newest first; none when there is no such folder. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => namePattern.test(name));
  const backups = await Promise.all(names.map((name) => readBackup(folder, name).catch(() => null)));
  return backups.filter((backup) => backup !== null).toSorted((a, b) => b.at - a.at);
}

/** Throws when there is no whole backup of that name. */
export async function readBackup(folder: string, name: string): Promise<Backup> {
  const manifest = JSON.parse(await readFile(join(folder, name, MANIFEST), "utf8")) as Manifest;
  if (manifest.layout !== 1 || !(manifest.database in COPY_NAMES)) throw new Error("this backup was made by a newer program");
  return { ...manifest, name };
}

/** Removes the backups that need no longer be kept, and what broke off a day ago or longer. */
export async function removeSuperfluous(folder: string, now: number): Promise<void> {
  const backups = await backupsIn(folder);
  const superfluous = new Set(superfluousBackups(backups.map(({ at }) => at)));
  for (const { at, name } of backups) if (superfluous.has(at)) await rm(join(folder, name), { recursive: true, force: true });
  for (const name of (await readdir(folder)).filter((entry) => partPattern.test(entry))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now - mtimeMs > abandonedMs) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Waits until what was written under a path, or renamed in a folder, is on the disk. */
export async function flushed(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
