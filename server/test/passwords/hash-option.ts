import { pathToFileURL } from "node:url";
import { join } from "node:path";

/** For a server process's NODE_OPTIONS: hashing a password takes almost no time, see quick-hash.ts. */
export const quickHashes = `--import=${pathToFileURL(join(import.meta.dirname, "quick-hash.ts")).href}`;
