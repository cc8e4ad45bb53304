import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { COPY_NAMES } from "./backup-folder.ts";

/** Copies the embedded database, as it is at one moment, into a folder; students go on reading and writing. Gives the digests of its media. */
export async function copySqlite(dataDir: string, folder: string): Promise<string[]> {
  const files = { from: join(dataDir, COPY_NAMES.sqlite), to: join(folder, COPY_NAMES.sqlite) };
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const thread = new Worker(new URL("./copy-sqlite-thread.ts", import.meta.url), { workerData: files });
  thread.once("message", resolve);
  thread.once("error", reject);
  thread.once("exit", () => reject(new Error("the thread that copies the database ended")));
  try {
    return await promise;
  } finally {
    await thread.terminate();
  }
}
