import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

const port = parentPort;
if (!port) throw new Error("This file is the inside of a thread: start it with a Worker");

const database = new DatabaseSync(String(workerData), { timeout: 0 });
const carryOver = database.prepare("pragma wal_checkpoint(passive)");

// Beside readers and the writer: what one of them still needs is left to the next time.
port.on("message", () => {
  carryOver.get();
  port.postMessage("done");
});
