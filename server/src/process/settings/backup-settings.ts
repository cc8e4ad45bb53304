import { resolve } from "node:path";

import { StartError } from "./start-error.ts";
import { wholeNumber, type Given } from "./settings.ts";

/** Where backups are made and at what hour; null: none are. */
export type BackupSettings = { /** absolute path */ folder: string; /** by UTC, 0 to 23 */ hour: number } | null;

export function readBackupSettings(given: (name: string) => Given, base: string): BackupSettings {
  const hour = wholeNumber(given("BACKUP_HOUR"), { from: 0, to: 23 }) ?? 2;
  const folder = given("BACKUP_DIR").value;
  if (folder !== null && /^[a-z0-9+.-]+:\/\//i.test(folder))
    throw new StartError(`BACKUP_DIR is ${JSON.stringify(folder)}, but must be a folder.`);
  return folder === null ? null : { folder: resolve(base, folder), hour };
}
