import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { isAlive, isCode } from "../process/is-alive.mjs";

/** Linux keeps the files of this folder in memory. */
const memory = "/dev/shm";
/** The tests on PostgreSQL had 570 MB there at most. */
const neededBytes = 4 * 1024 ** 3;

/** The container's name is part of it: containers can share the folder, but not the numbers of their processes. */
const ours = `recollect-tests-${hostname()}-`;

/**
 * Tests put their databases and browsers' profiles into memory if there is room: on PostgreSQL they take a twelfth less time. Their folder is
 * deleted when this process ends, or, if it is killed, when the next one starts.
 */
export function keepTestsInMemory() {
  const folder = memoryFolder();
  if (folder === null) return;
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * A new folder in `place`, without those of processes that have ended.
 * @param {{ place?: string, needed?: number }} [options] `needed` is the free room in bytes
 * @returns {string | null} null if there is no such place, too little room in it, or another user's folder in its place
 */
export function memoryFolder({ place = memory, needed = neededBytes } = {}) {
  try {
    deleteLeft(place);
    const { bavail, bsize } = statfsSync(place);
    if (bavail * bsize < needed) return null;
    const folder = join(place, `${ours}${process.pid}`);
    mkdirSync(folder);
    // PostgreSQL runs as another user, whose own folder lies in it.
    chmodSync(folder, 0o711);
    return folder;
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "EACCES") || isCode(error, "EROFS") || isCode(error, "EEXIST")) return null;
    throw error;
  }
}

/** Deletes the folders of processes that have ended; another user's stay. @param {string} place */
function deleteLeft(place) {
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(ours) ? /^\d+$/.exec(name.slice(ours.length)) : null;
    // One with our own number was left by an earlier process: containers begin to count again.
    if (pid === null || (Number(pid[0]) !== process.pid && isAlive(Number(pid[0])))) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch (error) {
      if (!isCode(error, "EACCES") && !isCode(error, "EPERM")) throw error;
    }
  }
}
