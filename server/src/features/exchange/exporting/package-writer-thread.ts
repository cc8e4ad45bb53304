import { once } from "node:events";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort, workerData, type MessagePort } from "node:worker_threads";

import type { DeckToPack } from "./write-package.store.ts";

// As in main.ts: the thread does not share the process's compiled code, and would compile everything again.
enableCompileCache(fileURLToPath(new URL("../../../../../.cache/node", import.meta.url)));
const { writePackage } = await import("./write-package.store.ts");

const port = parentPort;
if (!port) throw new Error("This file is the inside of a thread: start it with a Worker");
await writePackage(decksOf(port), (workerData as { path: string }).path);

/** Requests one deck after the other until there is none. */
async function* decksOf(decksPort: MessagePort): AsyncGenerator<DeckToPack> {
  for (;;) {
    const answer = once(decksPort, "message");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    decksPort.postMessage("next");
    const [deck] = (await answer) as [DeckToPack | null];
    if (deck === null) return;
    yield deck;
  }
}
