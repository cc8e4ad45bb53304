import { Worker } from "node:worker_threads";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { isErrorCode } from "@recollect/domain/errors/catalogue.ts";

import { IMPORT } from "./limits.ts";
import type { ImportReport } from "./import-report.ts";

export type ThreadOrder = { upload: string; folder: string; timeZone: string };
export type ThreadWord = { progress: number } | { report: ImportReport } | { failure: string; reason: string | null };

type Parts = { onProgress: (share: number) => void; signal: AbortSignal; limitMs?: number };

/**
 * Reads a package in a thread of its own, with a heap of its own, which is ended when it takes too long or the request is gone. Throws
 * the file's own code, `import/took-too-long`, or `import/inflates-too-far` when the thread has no memory left.
 */
export function readInThread(order: ThreadOrder, { onProgress, signal, limitMs = IMPORT.workerMs }: Parts): Promise<ImportReport> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportReport>();
  const thread = new Worker(new URL("./package-thread.ts", import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: IMPORT.workerHeapMb, maxYoungGenerationSizeMb: IMPORT.workerYoungMb },
  });
  const timer = setTimeout(() => reject(new AppError("import/took-too-long")), limitMs);
  const left = () => reject(signal.reason);
  signal.addEventListener("abort", left, { once: true });
  thread.on("message", (word: ThreadWord) => {
    if ("progress" in word) onProgress(word.progress);
    else if ("report" in word) resolve(word.report);
    else reject(new AppError(isErrorCode(word.failure) ? word.failure : "import/failed", { cause: word.reason }));
  });
  thread.on("error", (error) => {
    const isOutOfMemory = (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";
    reject(new AppError(isOutOfMemory ? "import/inflates-too-far" : "import/failed", { cause: error }));
  });
  thread.on("exit", () => reject(new AppError("import/failed")));
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", left);
    void thread.terminate();
  });
}
