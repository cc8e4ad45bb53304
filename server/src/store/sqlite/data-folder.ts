import { closeSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { makeFolder } from "../../process/settings/make-folder.ts";
import { StartError } from "../../process/settings/start-error.ts";
import { openConnection, type ConnectionOptions, type SqliteConnection } from "./sqlite-connection.ts";
import { isBusy } from "./sqlite-errors.ts";

/** Up to this size in bytes the whole file is checked at start (about 50 ms); for a larger one, only its schema. */
const wholeCheckMaxBytes = 64 * 1024 * 1024;

/** The file whose lock keeps other processes out of the folder. */
export const LOCK_NAME = "recollect.lock";

/** Creates the folder if it is missing, readable only by its owner. Throws a StartError when it can't be used. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new StartError(`The data folder ${folder} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

/**
 * Keeps every other process out of the folder until it is called, and returns the function that lets them in again. The lock is the
 * operating system's, on a file beside the database: it ends with the process, however that ends.
 */
export function lockDataFolder(folder: string): () => void {
  try {
    const file = new DatabaseSync(join(folder, LOCK_NAME), { timeout: 0 });
    try {
      file.exec("pragma journal_mode = memory; begin exclusive");
    } catch (error) {
      file.close();
      throw error;
    }
    return () => file.close();
  } catch (cause) {
    if (isBusy(cause)) {
      throw new StartError(`Another server is already using the data folder ${folder}: stop it, or give this one its own DATA_DIR.`, {
        cause,
      });
    }
    throw new StartError(`The data folder ${folder} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

/**
 * Opens or creates the database file, readable only by its owner. Throws a StartError, and changes nothing, when the file is not a valid
 * database.
 */
export function openDatabaseFile(path: string, options: ConnectionOptions = {}): SqliteConnection {
  let connection: SqliteConnection | undefined;
  try {
    closeSync(openSync(path, "a", 0o600));
    connection = openConnection(path, options);
    checkSoundness(connection, path);
    return connection;
  } catch (cause) {
    connection?.close();
    throw new StartError(`The database ${path} cannot be opened: ${reasonOf(cause)}. It was left as it is.`, { cause });
  }
}

function checkSoundness(connection: SqliteConnection, path: string): void {
  connection.prepare("select count(*) from sqlite_schema").all();
  if (statSync(path).size > wholeCheckMaxBytes) return;
  const [row] = connection.prepare("pragma quick_check(1)").all();
  if (row?.["quick_check"] !== "ok") throw new Error("the file is damaged");
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
}
