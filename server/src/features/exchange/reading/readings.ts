import { createSemaphore } from "../../../http/limits/semaphore.ts";
import type { ImportReport } from "./import-report.ts";
import { IMPORT } from "./untrusted/limits.ts";
import { OutOfMemory, readApart, type ReadingOrder } from "./read-apart.ts";

/** Number of files read at once, each with as little memory as nearly all files need. */
const atOnce = 2;

type Prepare = () => Promise<ReadingOrder>;
type ReadingsDeps = { onProgress: (share: number) => void; signal: AbortSignal };

/** Reads files a few at a time. One that needs more memory is read again, alone. */
export function createReadings() {
  const turns = createSemaphore(atOnce);
  const alone = createSemaphore(1);

  async function whileTaken<T>(releases: (() => void)[], work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      for (const release of releases) release();
    }
  }

  async function readAlone(prepare: Prepare, parts: ReadingsDeps): Promise<ImportReport> {
    const releases = [await alone.take(parts.signal)];
    return whileTaken(releases, async () => {
      for (let turn = 0; turn < atOnce; turn += 1) releases.push(await turns.take(parts.signal));
      return readApart(await prepare(), { ...parts, heapMb: IMPORT.largeHeapMb });
    });
  }

  /** `prepare` is called when it is the file's turn. Throws what `readApart` and `prepare` do. */
  return async function read(prepare: Prepare, parts: ReadingsDeps): Promise<ImportReport> {
    try {
      const release = await turns.take(parts.signal);
      return await whileTaken([release], async () => readApart(await prepare(), { ...parts, heapMb: IMPORT.smallHeapMb }));
    } catch (error) {
      if (!(error instanceof Error && error.cause instanceof OutOfMemory)) throw error;
    }
    return readAlone(prepare, parts);
  };
}
