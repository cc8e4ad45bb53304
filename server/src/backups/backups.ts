import { dayMs, hourMs } from "@recollect/domain/time/units.ts";

import type { Config } from "../process/settings/config.ts";
import type { Log } from "../process/log/log.ts";
import { backupsIn, type Backup } from "./backup-folder.ts";
import { makeBackup } from "./make-backup.ts";

type BackupsDeps = {
  config: Pick<Config, "dataDir" | "databaseUrl" | "media" | "backups">;
  /** ms since 1970 */
  clock: () => number;
  log: Log;
};

/** What an operator wants to know about backups. */
export type LastBackups = {
  /** null: BACKUP_DIR is not set, and no backups are made */
  folder: string | null;
  /** the newest first */
  backups: readonly Backup[];
  /** why the last one failed, in this process; null if it did not */
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

/** Makes a backup each day at the configured hour. A server that was off makes a missed one. */
export function createBackups({ config, clock, log }: BackupsDeps): Backups {
  const { backups: settings } = config;
  let failure: LastBackups["failure"] = null;
  let running: Promise<void> | null = null;
  let timers: readonly NodeJS.Timeout[] = [];

  async function makeWhatIsDue(folder: string, hour: number): Promise<void> {
    const now = clock();
    if (failure && failure.at <= now && now - failure.at < pauseMs) return;
    // A backup made while the clock was ahead does not count for today.
    const newest = (await backupsIn(folder)).find(({ at }) => at <= now);
    if (newest && newest.at >= lastDue(now, hour)) return;
    try {
      const { name, bytes, media, missingMedia } = await makeBackup(config, folder, now);
      failure = null;
      log({ level: "info", message: "a backup was made", name, bytes, media, missingMedia });
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
      return { folder: settings?.folder ?? null, backups: settings === null ? [] : await backupsIn(settings.folder), failure };
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
