import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

import type { Config } from "./settings/config.ts";
import type { Log } from "./log/log.ts";

/** The permissions of a folder or file that only its owner has. */
const ofOwner = 0o700;
const ofOthers = 0o077;

/** Files checked in one turn of the event loop: they take a few milliseconds. */
const filesAtOnce = 500;

/** A start waits so long for all files, in ms. Of a large site the rest follows while it runs: the closed folder protects them already. */
const longestWaitMs = 1_000;

/** New files and folders of this process are for its owner alone, whatever it was started with. Windows has no such permissions. */
export function keepNewFilesPrivate(): void {
  if (process.platform !== "win32") process.umask(ofOthers);
}

/**
 * Takes from other users of this machine what older versions, or whoever made the folder, gave them: the data folder, the folder of
 * pictures and sounds, and everything in both. The folders themselves come first. Symbolic links are not followed, and what belongs to
 * another user is left. Logs once that something was open; resolves when all is closed, or after a second.
 */
export async function closeToOthers({ dataDir, media }: Pick<Config, "dataDir" | "media">, log: Log): Promise<void> {
  if (process.platform === "win32") return;
  const roots = await Promise.all([dataDir, ...(media.kind === "folder" ? [media.path] : [])].map(existingFolder));
  const closing = closeTrees(roots.filter((root) => root !== null)).then(
    ({ changedCount, refusal }) => {
      if (changedCount > 0)
        log({
          level: "info",
          message: "files of the data folder were open to other users of this machine: they are closed now",
          changed: changedCount,
        });
      if (refusal !== null)
        log({ level: "warn", message: "files of the data folder stay open to other users of this machine", reason: refusal });
    },
    (failure: unknown) =>
      log({ level: "error", message: "the data folder could not be closed to other users of this machine", reason: String(failure) }),
  );
  const waitEnd = new AbortController();
  await Promise.race([closing, pause(longestWaitMs, undefined, { signal: waitEnd.signal }).catch(() => {})]);
  waitEnd.abort();
}

/** Where the folder really is, since an operator may have put a link in its place; null if it is not there yet. */
function existingFolder(path: string): Promise<string | null> {
  return realpath(path).catch(() => null);
}

type Result = { changedCount: number; /** why something could not be closed, of the last such file */ refusal: string | null };

async function closeTrees(roots: readonly string[]): Promise<Result> {
  const result: Result = { changedCount: 0, refusal: null };
  const folders = roots.filter((root) => close(root, result) === "folder");
  let seenCount = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const name of namesIn(folder, result)) {
      const path = join(folder, name);
      if (close(path, result) === "folder") folders.push(path);
      seenCount += 1;
      if (seenCount % filesAtOnce === 0) await nextTurn();
    }
  }
  return result;
}

/** Removes the permissions of others from a file or a folder, and returns which of the two it is; null if it is not ours. */
function close(path: string, result: Result): "file" | "folder" | null {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return null;
    const isOpen = (stats.mode & ofOthers) !== 0;
    const isOurs = stats.uid === process.getuid?.();
    if (isOpen && isOurs) {
      chmodSync(path, stats.mode & ofOwner);
      result.changedCount += 1;
    } else if (isOpen) result.refusal = `${path} belongs to another user`;
    if (stats.isDirectory()) return isOurs ? "folder" : null;
    return "file";
  } catch (error) {
    notClosed(error, result);
    return null;
  }
}

function namesIn(folder: string, result: Result): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    notClosed(error, result);
    return [];
  }
}

/** Uploads and write-ahead logs come and go: what is gone needs no closing. */
function notClosed(error: unknown, result: Result): void {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") result.refusal = String(error);
}
