import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../process/root.mjs";

/**
 * One hash over the names and contents of the files at or below the given paths.
 * @param {string[]} paths absolute paths of files or folders
 * @param {(path: string) => boolean} counts false for a file or folder to ignore
 */
export function fingerprint(paths, counts) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesBelow(path, counts))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** @param {string} path @param {(path: string) => boolean} counts @returns {string[]} */
function filesBelow(path, counts) {
  if (!counts(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name), counts));
}
