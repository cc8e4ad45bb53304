import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";

import { LARGE_BYTES } from "../../../http/limits/request-size.ts";
import { createBufferedBytes } from "../../../http/limits/buffered-bytes.ts";
import { makeFolder } from "../../../process/settings/make-folder.ts";
import { newExportPath } from "./exports-folder.ts";
import { inBytes } from "./in-bytes.ts";
import { EXPORT } from "./limits.ts";
import { createSemaphore } from "../../../http/limits/semaphore.ts";

/** A text that is generated on demand; `length` is roughly that of its source. */
export type Text = { length: number; pieces: () => AsyncIterable<string>; signal?: AbortSignal | undefined };

/** `bytes` is the length of the body, if known before it is read. */
export type Spooled = { stream: Readable; bytes?: number };

export type Spool = ReturnType<typeof createSpool>;

/**
 * A download that is sent from a file. `make` writes the file into a folder and returns its path; `length` is roughly the most bytes that its files
 * there take.
 */
type InFile = { length: number; make: (folder: string) => Promise<string> };

/**
 * Texts and packages to be sent. A large one is written to a file first, and the server makes one of these at a time, so neither many requests at once
 * nor a slow client keeps more than one in memory.
 */
export function createSpool(folder: string, { maxFilesBytes }: { maxFilesBytes: number } = EXPORT) {
  const turns = createSemaphore(1);
  const files = createBufferedBytes({ memory: 0, files: maxFilesBytes, aFile: 0 });

  /** Runs work that needs as much memory as a text of this length, one at a time; short texts do not wait. */
  async function alone<T>({ length, signal }: Pick<Text, "length" | "signal">, work: () => Promise<T>): Promise<T> {
    if (length < LARGE_BYTES) return work();
    const release = await turns.take(signal);
    try {
      return await work();
    } finally {
      // Until then the finished work still references its text.
      await setImmediate();
      release();
    }
  }

  /**
   * Makes a file, opens it as a stream, and removes it when the stream is closed. When others need its space, a file in the making is waited for, and
   * the oldest download is aborted. Throws `request/too-many-at-once`, and what `make` throws.
   */
  async function inFile({ length, make }: InFile): Promise<Spooled> {
    const place = newExportPath(folder);
    const making = files.holdInFile(length, () => {});
    making.keep();
    try {
      makeFolder(place);
      const path = await make(place);
      const { size } = await stat(path);
      making.done();
      const sending = files.holdInFile(size, () => stream.destroy(new Error("Other exports need the space of this one")));
      const stream = createReadStream(path);
      // The reader sees the error too. Without this listener an error before the first read would end the process.
      stream.on("error", () => {});
      stream.once("close", () => {
        sending.done();
        void rm(place, { recursive: true, force: true });
      });
      return { stream, bytes: size };
    } catch (error) {
      making.done();
      await rm(place, { recursive: true, force: true });
      throw error;
    }
  }

  function spoolText({ length, pieces, signal }: Text): Promise<Spooled> {
    // In another format a text may be twice as long.
    return inFile({
      length: 2 * length,
      async make(place) {
        const path = join(place, "text");
        await pipeline(Readable.from(inBytes(pieces())), createWriteStream(path, { flags: "wx" }), { signal });
        return path;
      },
    });
  }

  return {
    alone,
    inFile,
    text: async (text: Text): Promise<Spooled> =>
      text.length < LARGE_BYTES ? { stream: Readable.from(inBytes(text.pieces())) } : alone(text, () => spoolText(text)),
  };
}
