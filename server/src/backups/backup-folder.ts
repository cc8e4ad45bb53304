import { open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { dayMs } from "@recollect/domain/time/units.ts";

/** The content of a backup's `backup.json`, which is written last. */
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
  /** the SHA-256 of the database's copy, in hexadecimal; backups of older versions have none */
  digest?: string;
};

export type Backup = Manifest & { name: string };

export const MANIFEST = "backup.json";
/** The name of the database's copy in a backup. */
export const COPY_NAMES = { sqlite: "recollect.db", postgres: "recollect.dump" } as const;

/** Such as `2026-05-01T02-00-07Z`. */
const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const partPattern = /^\.part-/;
/** An unfinished backup younger than this, in ms, may still be written by another process. */
const abandonedMs = 24 * 60 * 60 * 1000;

export function nameAt(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** The complete backups in a folder, newest first; empty if there is no such folder. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => namePattern.test(name));
  const backups = await Promise.all(names.map((name) => readBackup(folder, name).catch(() => null)));
  return backups.filter((backup) => backup !== null).toSorted((a, b) => b.at - a.at);
}

/** Throws if there is no complete backup of that name. */
export async function readBackup(folder: string, name: string): Promise<Backup> {
  const manifest = JSON.parse(await readFile(join(folder, name, MANIFEST), "utf8")) as Manifest;
  if (manifest.layout !== 1 || !Object.hasOwn(COPY_NAMES, manifest.database)) throw new Error("this backup was made by a newer program");
  return { ...manifest, name };
}

/** Removes superfluous backups, and unfinished ones that are a day old or older. */
export async function removeSuperfluous(folder: string, now: number): Promise<void> {
  const backups = await backupsIn(folder);
  const superfluous = new Set(superfluousBackups(backups.map(({ at }) => at)));
  for (const { at, name } of backups) if (superfluous.has(at)) await rm(join(folder, name), { recursive: true, force: true });
  for (const name of (await readdir(folder)).filter((entry) => partPattern.test(entry))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now - mtimeMs > abandonedMs) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Waits until what was written under a path, or renamed in a folder, is on disk. */
export async function flushed(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** How many backups are kept: the newest of each of the last days, and of the last weeks, that have one. */
export const BACKUPS = { daily: 7, weekly: 4 } as const;

/** 1970 began on a Thursday; weeks begin on Mondays. */
const mondayOffset = 3;

/** The times (ms since 1970) of superfluous backups. */
export function superfluousBackups(times: readonly number[]): number[] {
  const newestFirst = times.toSorted((a, b) => b - a);
  const keptTimes = new Set([
    ...newestOfEach(newestFirst, BACKUPS.daily, (time) => Math.floor(time / dayMs)),
    ...newestOfEach(newestFirst, BACKUPS.weekly, (time) => Math.floor((Math.floor(time / dayMs) + mondayOffset) / 7)),
  ]);
  return newestFirst.filter((time) => !keptTimes.has(time));
}

function newestOfEach(newestFirst: readonly number[], most: number, bucketOf: (time: number) => number): number[] {
  const newest = new Map<number, number>();
  for (const time of newestFirst) if (!newest.has(bucketOf(time))) newest.set(bucketOf(time), time);
  return [...newest.values()].slice(0, most);
}
