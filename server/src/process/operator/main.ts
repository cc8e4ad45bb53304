import { text } from "node:stream/consumers";

import { AdminError } from "../../admin/admin-error.ts";
import { carryOut, commandIn, needsInput } from "../../admin/admin.ts";
import { createBackups } from "../../backups/backups.ts";
import { openStore } from "../open-store.ts";
import { keepNewFilesPrivate } from "../private-folders.ts";
import { readConfig, type Config } from "../settings/config.ts";
import { StartError } from "../settings/start-error.ts";
import { isBusy } from "../../store/sqlite/sqlite-errors.ts";
import { mailIsOn, refusalOf } from "../control/commands.ts";
import { controlPath } from "../control/control-path.ts";
import { sayCommand } from "../control/control.ts";
import { backupCommandIn, carryOutBackup } from "./backup-commands.ts";

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
    const { lastBackups } = createBackups({ config, clock: Date.now, log: () => {} });
    return await carryOut(command, { lastBackups, store, readPassword, clock: Date.now, publicUrl: config.publicUrl, mail });
  } finally {
    await store.close();
  }
}

async function resultOfServer(words: readonly string[], { dataDir }: Config, input: string): Promise<string> {
  const path = controlPath(dataDir);
  const reply = path === null ? null : await sayCommand(path, { words, input });
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
