import { dayMs, hourMs } from "@recollect/domain/time/units.ts";

import type { Config } from "../process/settings/config.ts";
import type { Log } from "../process/log/log.ts";
import { backupsIn, superfluousBackups } from "./backup-folder.ts";
import { oneProcess, type MadeBackup, type SharedBackups } from "./shared-backups.store.ts";
import { makeBackup } from "./make-backup.ts";

type BackupsDeps = {
  config: Pick<Config, "dataDir" | "databaseUrl" | "media" | "backups"> & Partial<Pick<Config, "databaseReadUrl">>;
  /** ms since 1970 */
  clock: () => number;
  log: Log;
  /** what all processes on a database share; without it there is one process */
  shared?: SharedBackups;
};

/** What an operator wants to know about backups. */
export type LastBackups = {
  /** whether any process makes them: BACKUP_DIR is set */
  areMade: boolean;
  /** the newest first */
  backups: readonly MadeBackup[];
  /** why the last one failed; null if it did not */
  failure: { /** ms since 1970 */ at: number; reason: string } | null;
};

export type Backups = {
  lastBackups(): Promise<LastBackups>;
  /** Makes the backup that is due, if one is. */ look(): Promise<void>;
  start(): void;
  /** Waits for a backup in progress. */ stop(): Promise<void>;
};

/** How often the time is checked, in ms. */
const lookMs = 10 * 60 * 1000;
/** The pause after a failure, in ms: more retries would flood the log. */
const pauseMs = hourMs;

/** When the last backup was due: at this hour, UTC, of today or yesterday. */
export function lastDue(now: number, hour: number): number {
  return Math.floor((now - hour * hourMs) / dayMs) * dayMs + hour * hourMs;
}

/** Those of two lists, the newest first, without those that the newer ones have replaced. */
function together(known: readonly MadeBackup[], found: readonly MadeBackup[]): MadeBackup[] {
  const all = [...new Map([...known, ...found].map((backup) => [backup.name, backup])).values()];
  const replaced = new Set(superfluousBackups(all.map(({ at }) => at)));
  return all.filter(({ at }) => !replaced.has(at)).toSorted((a, b) => b.at - a.at);
}

/** Makes a backup each day at the configured hour. A server that was off makes a missed one. */
export function createBackups({ config, clock, log, shared = oneProcess }: BackupsDeps): Backups {
  const { backups: settings } = config;
  let failure: LastBackups["failure"] = null;
  let running: Promise<void> | null = null;
  let timers: readonly NodeJS.Timeout[] = [];

  async function makeNow(folder: string, now: number): Promise<void> {
    const backup = await makeBackup(config, folder, now);
    const { name, bytes, media, missingMedia, refusal } = backup;
    log({ level: "info", message: "a backup was made", name, bytes, media, missingMedia });
    if (refusal !== null) log({ level: "error", message: "the backup can't be restored into this database from here", reason: refusal });
    await shared.record(backup);
  }

  async function makeWhatIsDue(folder: string, hour: number): Promise<void> {
    const now = clock();
    if (failure && failure.at <= now && now - failure.at < pauseMs) return;
    // A backup made while the clock was ahead does not count for today.
    const found = await backupsIn(folder);
    const newest = found.find(({ at }) => at <= now);
    // Those that an operator's command made are known to no other process yet. What fails here is tried again at the next look.
    for (const backup of found) await shared.record(backup).catch(() => {});
    if (newest && newest.at >= lastDue(now, hour)) return;
    try {
      await shared.once({ name: "backup", due: lastDue(now, hour) }, () => makeNow(folder, now), { pauseMs });
      failure = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failure = { at: now, reason };
      log({ level: "error", message: "no backup was made", reason });
    }
  }

  function look(): Promise<void> {
    if (settings === null) return Promise.resolve();
    running ??= makeWhatIsDue(settings.folder, settings.hour).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    async lastBackups() {
      const elsewhere = await shared.backups();
      const found = settings === null ? [] : await backupsIn(settings.folder);
      if (elsewhere === null) return { areMade: settings !== null, backups: found, failure };
      const backups = together(elsewhere.backups, found);
      return { areMade: settings !== null || elsewhere.areMade, backups, failure: elsewhere.failure ?? failure };
    },
    look,
    start() {
      if (settings === null) return;
      timers = [setTimeout(() => void look(), 60_000).unref(), setInterval(() => void look(), lookMs).unref()];
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
}
