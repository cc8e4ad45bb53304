import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that the project was cloned into. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The project's git-ignored folder for files that can be made again: reports, stamps, locks. */
export const cacheFolder = join(root, ".cache");

/** @param {string[]} parts */
export function inProject(...parts) {
  return join(root, ...parts);
}
