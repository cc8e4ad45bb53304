import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

import type { ThreadOrder, ThreadWord } from "./read-in-thread.ts";

// As in main.ts: what the process has compiled is not this thread's, which would begin with compiling everything again.
enableCompileCache(fileURLToPath(new URL("../../../../../.cache/node", import.meta.url)));
const { packageToFiles } = await import("./package-files.ts");
const { AppError } = await import("@recollect/domain/errors/app-error.ts");
const { dayAt, dayShiftMs } = await import("@recollect/domain/study/day.ts");
const { dayMs } = await import("@recollect/domain/time/units.ts");

if (!parentPort) throw new Error("This file is the inside of a thread: start it with a Worker");
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (word: ThreadWord) => parentPort?.postMessage(word);
const { upload, folder, timeZone } = workerData as ThreadOrder;

/** A zone's shift is asked for once a quarter of a day: a long log has hundreds of thousands of answers. */
const shifts = new Map<number, number>();
function dayOf(at: number): number {
  const quarter = Math.floor(at / (dayMs / 4));
  const shift = shifts.get(quarter) ?? dayShiftMs(at, timeZone);
  shifts.set(quarter, shift);
  return dayAt(at, shift);
}

try {
  say({ report: await packageToFiles(upload, folder, { dayOf, onProgress: (share) => say({ progress: share }) }) });
} catch (error) {
  const isNamed = error instanceof AppError;
  say({ failure: isNamed ? error.code : "import/failed", reason: isNamed ? null : String((error as Error).stack ?? error) });
}
