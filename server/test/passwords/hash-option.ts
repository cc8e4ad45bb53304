import { pathToFileURL } from "node:url";
import { join } from "node:path";

/** For a server process's NODE_OPTIONS: a password's hash costs next to nothing, see quick-hash.ts. */
export const quickHashes = `--import=${pathToFileURL(join(import.meta.dirname, "quick-hash.ts")).href}`;
