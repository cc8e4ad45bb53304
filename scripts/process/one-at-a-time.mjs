import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cacheFolder } from "./root.mjs";
import { say } from "./say.mjs";

const pollMs = 200;
/** A lock file without a process number in it is only this young while its owner writes it. */
const writingMs = 5_000;

/**
 * Runs the work while no other command of this clone runs work of the same name. The second one waits.
 * The lock of a dead process is taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, work) {
  mkdirSync(cacheFolder, { recursive: true });
  const lock = join(cacheFolder, `${name}.lock`);
  let isAnnounced = false;
  while (!take(lock)) {
    if (isAbandoned(lock)) {
      setAside(lock);
      continue;
    }
    if (!isAnnounced) say(`Waiting for another command of this folder to finish (${lock}).`);
    isAnnounced = true;
    await wait(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  try {
    const pid = Number(readFileSync(lock, "utf8"));
    if (pid > 0) return !isAlive(pid);
    return Date.now() - statSync(lock).mtimeMs > writingMs;
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
}

/** Renaming is atomic: of two that find the same dead lock, only one moves it away. @param {string} lock */
function setAside(lock) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (isCode(error, "ENOENT")) return;
    throw error;
  }
  if (isAbandoned(aside)) rmSync(aside, { force: true });
  else renameSync(aside, lock);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

/** Whether it is the system's error of this code. @param {unknown} error @param {string} code */
function isCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}
