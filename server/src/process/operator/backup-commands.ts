import { join, resolve } from "node:path";

import { AdminError } from "../../admin/admin-error.ts";
import { BackupError } from "../../backups/backup-error.ts";
import { makeBackup } from "../../backups/make-backup.ts";
import { restoreBackup } from "../../backups/restore-backup.ts";
import { closeToOthers } from "../private-folders.ts";
import type { Config } from "../settings/config.ts";

type BackupCommand = { kind: "backup" } | { kind: "restore"; /** a path, or the name of one in BACKUP_DIR */ backup: string };

/** A backup command; null for other commands. These commands neither open the database of a running server, nor send it anything. */
export function backupCommandIn([kind, backup, ...more]: readonly string[]): BackupCommand | null {
  if (kind === "backup" && backup === undefined) return { kind };
  if (kind === "restore" && backup !== undefined && more.length === 0) return { kind, backup };
  return null;
}

/** Carries it out, and returns one sentence about the result. Throws an AdminError. */
export async function carryOutBackup(command: BackupCommand, config: Config, clock: () => number): Promise<string> {
  try {
    return await (command.kind === "backup" ? madeNow(config, clock()) : restored(command.backup, config));
  } catch (error) {
    throw error instanceof BackupError ? new AdminError(error.message) : error;
  }
}

async function madeNow(config: Config, now: number): Promise<string> {
  if (config.backups === null) throw new AdminError("Set BACKUP_DIR to the folder that backups shall be made in.");
  const { name, media, missingMedia } = await makeBackup(config, config.backups.folder, now);
  const missing = missingMedia === 0 ? "" : ` ${missingMedia} that the database names could not be read, and are missing in it.`;
  return `The backup ${join(config.backups.folder, name)} was made, with ${media} pictures and sounds.${missing}`;
}

async function restored(backup: string, config: Config): Promise<string> {
  const isName = !/[/\\]/.test(backup) && config.backups !== null;
  await closeToOthers(config, () => {});
  const { at, media, lacking } = await restoreBackup(isName ? join(config.backups?.folder ?? "", backup) : resolve(backup), config);
  const missing = lacking === 0 ? "" : ` ${lacking} that it had when it was made are missing in its folder.`;
  return `The backup of ${new Date(at).toISOString()} is back, with ${media} pictures and sounds.${missing} The server can be started.`;
}
