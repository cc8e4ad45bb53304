import { Worker } from "node:worker_threads";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { IMPORT } from "../reading/limits.ts";
import type { DeckToPack } from "./write-package.store.ts";

/** Writes a package in a thread of its own, so that the server answers others meanwhile. Throws `export/failed`. */
export function writeInThread(deck: DeckToPack, path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const thread = new Worker(new URL("./package-writer-thread.ts", import.meta.url), {
    workerData: { deck, path },
    resourceLimits: { maxOldGenerationSizeMb: IMPORT.workerHeapMb },
  });
  const timer = setTimeout(() => reject(new AppError("export/failed")), IMPORT.workerMs);
  thread.on("error", (error) => reject(new AppError("export/failed", { cause: error })));
  thread.on("exit", (code) => (code === 0 ? resolve() : reject(new AppError("export/failed"))));
  return promise.finally(() => {
    clearTimeout(timer);
    void thread.terminate();
  });
}
