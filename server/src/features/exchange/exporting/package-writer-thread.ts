import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

import type { DeckToPack } from "./write-package.store.ts";

// As in main.ts: what the process has compiled is not this thread's, which would begin with compiling everything again.
enableCompileCache(fileURLToPath(new URL("../../../../../.cache/node", import.meta.url)));
const { writePackage } = await import("./write-package.store.ts");

if (!parentPort) throw new Error("This file is the inside of a thread: start it with a Worker");
const { decks, path } = workerData as { decks: readonly DeckToPack[]; path: string };
await writePackage(decks, path);
