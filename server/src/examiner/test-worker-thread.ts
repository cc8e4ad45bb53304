import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";

import type { Delivery, Order } from "./test-worker.ts";

// As in main.ts: what the process has compiled is not this thread's, which would begin with compiling the rules anew.
enableCompileCache(fileURLToPath(new URL("../../../.cache/node", import.meta.url)));
const { multipleChoice } = await import("@recollect/domain/practice/distractors/multiple-choice.ts");

if (!parentPort) throw new Error("This file is the inside of a thread: start it with a Worker");
const port = parentPort;

port.on("message", ({ id, input }: Order) => port.postMessage(delivery(id, input)));

function delivery(id: number, input: Order["input"]): Delivery {
  try {
    return { id, test: multipleChoice(input) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
