import { text } from "node:stream/consumers";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { readConfig } from "../process/settings/config.ts";
import { openStore } from "../process/open-store.ts";
import { StartError } from "../process/settings/start-error.ts";
import { isBusy } from "../store/sqlite-errors.ts";
import { AdminError } from "./admin-error.ts";
import { carryOut, commandIn } from "./admin.ts";

/** The first line of the input, without its end: `echo` and files end with one. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write("The new password (it is shown while you type), then Enter and Ctrl-D: ");
  return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? "";
}

/** The one sentence for what went wrong, or a fault of ours with its stack. */
function complaint(error: unknown): unknown {
  if (error instanceof StartError && isBusy(error.cause)) {
    return "The data folder is in use by a running server: with SQLite, stop the server first, then say this again.";
  }
  return error instanceof AdminError || error instanceof StartError || error instanceof AppError ? error.message : error;
}

try {
  const command = commandIn(process.argv.slice(2));
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    console.log(await carryOut(command, { store, readPassword, clock: Date.now, publicUrl: config.publicUrl }));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(complaint(error));
  process.exitCode = 1;
}
