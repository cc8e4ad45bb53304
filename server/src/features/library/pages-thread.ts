import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

import type { DatabasePlace } from "../../store/store.ts";
import type { Delivery } from "../../threads/thread-pool.ts";
import type { LibraryQuestion } from "./library-answers.ts";

// As in main.ts: the thread does not share the process's compiled code, and would compile everything again.
enableCompileCache(fileURLToPath(new URL("../../../../.cache/node", import.meta.url)));
const { openReader } = await import("../../store/reading/reader.ts");
const { createLibraryAnswers } = await import("./library-answers.ts");

if (!parentPort) throw new Error("This file is the inside of a thread: start it with a Worker");
const port = parentPort;
const place = workerData as DatabasePlace;
const answerOf = createLibraryAnswers({ read: (await openReader(place)).db, kind: place.kind });

port.on("message", (question: LibraryQuestion) => void delivery(question).then((delivered) => port.postMessage(delivered)));

async function delivery(question: LibraryQuestion): Promise<Delivery<string>> {
  try {
    return { result: JSON.stringify(await answerOf(question)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
