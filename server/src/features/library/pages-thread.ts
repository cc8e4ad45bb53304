import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

import type { DatabasePlace } from "../../store/store.ts";
import type { Delivery } from "../../threads/thread-pool.ts";
import type { PageRequest } from "./library-pages.ts";

// As in main.ts: the thread does not share the process's compiled code, and would compile everything again.
enableCompileCache(fileURLToPath(new URL("../../../../.cache/node", import.meta.url)));
const { openReader } = await import("../../store/reading/reader.ts");
const { createLibraryPages } = await import("./library-pages.ts");

if (!parentPort) throw new Error("This file is the inside of a thread: start it with a Worker");
const port = parentPort;
const place = workerData as DatabasePlace;
const pageOf = createLibraryPages({ read: (await openReader(place)).db, kind: place.kind });

port.on("message", (request: PageRequest) => void delivery(request).then((delivered) => port.postMessage(delivered)));

async function delivery(request: PageRequest): Promise<Delivery<string>> {
  try {
    return { result: JSON.stringify(await pageOf(request)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
