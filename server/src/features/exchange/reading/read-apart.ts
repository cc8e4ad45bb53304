import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { isErrorCode } from "@recollect/domain/errors/catalogue.ts";

import { bareEnvironment } from "../../../threads/bare-environment.ts";
import type { ImportReport } from "./import-report.ts";
import { IMPORT } from "./untrusted/limits.ts";
import type { Room } from "./untrusted/room.ts";

export type ReadingOrder = {
  upload: string;
  /** the file's name, as its student knows it */ name: string;
  folder: string;
  timeZone: string;
  /** of the titles that it makes up; English without one */ language?: string | null;
  /** for what is unpacked */ room: Room;
};
export type ReadingWord = { progress: number } | { report: ImportReport } | { failure: string; reason: string | null };

type ReadApartDeps = { onProgress: (share: number) => void; signal: AbortSignal; heapMb: number; limitMs?: number };

const program = fileURLToPath(new URL("./reading-process.ts", import.meta.url));

/** The size of one semi-space of V8's young generation, in MB: there are two, and objects being moved between them take as much again. */
const semiSpaceMb = Math.floor(IMPORT.workerYoungMb / 3);

/** The cause if a file needed more memory than the process had, though no single part was too large. */
export class OutOfMemory extends Error {}

/** The signals with which V8 or the operating system ends a process without memory. */
const outOfMemory = new Set(["SIGABRT", "SIGKILL"]);

/**
 * Reads a file in its own process, which is killed when it takes too long or the request is aborted. A thread could not be ended while
 * SQLite follows a cycle of pages, and it would end the server's process if V8 found no memory for a string. Throws the file's own code,
 * `import/took-too-long`, `import/inflates-too-far` if memory runs out, and `import/damaged` if the process does not survive the file.
 */
export async function readApart(
  order: ReadingOrder,
  { onProgress, signal, heapMb, limitMs = IMPORT.workerMs }: ReadApartDeps,
): Promise<ImportReport> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportReport>();
  const reading = fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${semiSpaceMb}`],
    env: bareEnvironment,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const timer = setTimeout(() => reject(new AppError("import/took-too-long")), limitMs);
  const onAbort = () => reject(signal.reason as Error);
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  reading.on("message", (word: ReadingWord) => {
    if ("progress" in word) onProgress(word.progress);
    else if ("report" in word) resolve(word.report);
    else reject(new AppError(isErrorCode(word.failure) ? word.failure : "import/failed", { cause: word.reason }));
  });
  reading.on("error", (cause) => reject(new AppError("import/failed", { cause })));
  reading.on("exit", (code, end) => {
    const how = `the process that read it ended: ${end ?? code}`;
    if (end === null) reject(new AppError("import/failed", { cause: new Error(how) }));
    else if (outOfMemory.has(end)) reject(new AppError("import/inflates-too-far", { cause: new OutOfMemory(how) }));
    else reject(new AppError("import/damaged", { cause: new Error(how) }));
  });
  // A process that has just ended accepts no more input; its exit gives the reason.
  reading.send(order, () => {});
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    const hasEnded = reading.pid === undefined || reading.exitCode !== null || reading.signalCode !== null;
    if (!hasEnded) {
      // Until it has ended, the process may still write files that are to be removed, and its open files take space on the disk.
      const end = once(reading, "exit");
      reading.kill("SIGKILL");
      await end;
    }
  }
}
