import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";

import type { Delivery } from "../../../threads/thread-pool.ts";
import type { MergeResult, MergeWork } from "./merge-work.ts";

// As in main.ts: a thread does not share the process's compiled code, and would compile everything again.
enableCompileCache(fileURLToPath(new URL("../../../../../.cache/node", import.meta.url)));
const { merge } = await import("./merge-work.ts");

if (!parentPort) throw new Error("This file is the inside of a thread: start it with a Worker");
const port = parentPort;

port.on("message", (work: MergeWork) => port.postMessage(delivery(work)));

function delivery(work: MergeWork): Delivery<MergeResult> {
  try {
    return { result: merge(work) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
