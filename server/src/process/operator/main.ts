import { text } from "node:stream/consumers";
import { join, resolve } from "node:path";

import { AdminError } from "../../admin/admin-error.ts";
import { carryOut, commandIn, needsInput } from "../../admin/admin.ts";
import { createSharedBackups } from "../../backups/shared-backups.store.ts";
import { createBackups } from "../../backups/backups.ts";
import { openStore } from "../open-store.ts";
import { keepNewFilesPrivate, closeToOthers } from "../private-folders.ts";
import { readConfig, type Config } from "../settings/config.ts";
import { StartError } from "../settings/start-error.ts";
import { isBusy } from "../../store/sqlite/sqlite-errors.ts";
import { mailIsOn, refusalOf } from "../control/commands.ts";
import { controlPath } from "../control/control-path.ts";
import { sendCommand } from "../control/control.ts";
import { BackupError } from "../../backups/backup-error.ts";
import { makeBackup } from "../../backups/make-backup.ts";
import { replaceByBackup } from "../../backups/replace-by-backup.ts";
import { restoreBackup } from "../../backups/restore-backup.ts";

/** The first line of the input, without its line break. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write("The new password (it is shown while you type), then Enter and Ctrl-D: ");
  return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? "";
}

/** Carries the command out here, or sends it to the server that has the database open. */
async function result(words: readonly string[], config: Config): Promise<string> {
  const ofBackups = backupCommandIn(words);
  if (ofBackups) return carryOutBackup(ofBackups, config, Date.now);
  const command = commandIn(words);
  const store = await openStore(config).catch((failure: unknown) => {
    if (failure instanceof StartError && isBusy(failure.cause)) return null;
    throw failure;
  });
  if (store === null) return resultOfServer(words, config, needsInput(command) ? await readPassword() : "");
  try {
    const mail = { isOn: mailIsOn(config), wake: () => {} };
    const { lastBackups } = createBackups({ config, clock: Date.now, log: () => {}, shared: createSharedBackups(store) });
    return await carryOut(command, { lastBackups, store, readPassword, clock: Date.now, publicUrl: config.publicUrl, mail });
  } finally {
    await store.close();
  }
}

async function resultOfServer(words: readonly string[], { dataDir }: Config, input: string): Promise<string> {
  const path = controlPath(dataDir);
  const reply = path === null ? null : await sendCommand(path, { words, input });
  if (reply === null)
    throw new AdminError("The data folder is in use by a server that takes no commands: stop it first, then say this again.");
  if ("refused" in reply) throw new AdminError(reply.refused);
  return reply.said;
}

keepNewFilesPrivate();
try {
  console.log(await result(process.argv.slice(2), readConfig(process.env)));
} catch (error) {
  console.error(refusalOf(error) ?? error);
  process.exitCode = 1;
}

type BackupCommand =
  | { kind: "backup" }
  | {
      kind: "restore";
      /** a path, or the name of one in BACKUP_DIR */ backup: string;
      /** sets aside what is there, instead of refusing it */ replaces: boolean;
    };

/** A backup command; null for other commands. These commands neither open the database of a running server, nor send it anything. */
function backupCommandIn([kind, backup, ...more]: readonly string[]): BackupCommand | null {
  if (kind === "backup" && backup === undefined) return { kind };
  if (kind !== "restore") return null;
  const replaces = backup === "--replace";
  const [path, ...rest] = replaces ? more : [backup, ...more];
  return path === undefined || rest.length > 0 ? null : { kind, backup: path, replaces };
}

/** Carries it out, and returns one sentence about the result. Throws an AdminError. */
async function carryOutBackup(command: BackupCommand, config: Config, clock: () => number): Promise<string> {
  try {
    return await (command.kind === "backup" ? madeNow(config, clock()) : restored(command, config, clock()));
  } catch (error) {
    throw error instanceof BackupError ? new AdminError(error.message) : error;
  }
}

async function madeNow(config: Config, now: number): Promise<string> {
  if (config.backups === null) throw new AdminError("Set BACKUP_DIR to the folder that backups shall be made in.");
  const { name, media, missingMedia, refusal } = await makeBackup(config, config.backups.folder, now);
  const missing = missingMedia === 0 ? "" : ` ${missingMedia} that the database names could not be read, and are missing in it.`;
  return `The backup ${join(config.backups.folder, name)} was made, with ${media} pictures and sounds.${missing}${refusal === null ? "" : ` It can't be restored from here: ${refusal}`}`;
}

async function restored({ backup, replaces }: BackupCommand & { kind: "restore" }, config: Config, now: number): Promise<string> {
  const isName = !/[/\\]/.test(backup) && config.backups !== null;
  const path = isName ? join(config.backups?.folder ?? "", backup) : resolve(backup);
  await closeToOthers(config, () => {});
  const { at, media, lacking, aside } = replaces
    ? await replaceByBackup(path, config, now)
    : { ...(await restoreBackup(path, config)), aside: null };
  const missing = lacking === 0 ? "" : ` ${lacking} that it had when it was made are missing in its folder.`;
  const before = aside === null ? "" : ` What was there before is in ${aside}.`;
  return `The backup of ${new Date(at).toISOString()} is back, with ${media} pictures and sounds.${missing}${before} The server can be started.`;
}
