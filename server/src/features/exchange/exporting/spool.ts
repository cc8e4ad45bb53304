import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";

import { leftBehind } from "../../../http/limits/collect-garbage.ts";
import { LARGE_BYTES } from "../../../http/limits/request-size.ts";
import { newExportPath } from "./exports-folder.ts";
import { inBytes } from "./in-bytes.ts";
import { createTurns } from "../../../http/limits/turns.ts";

/** A text that is generated on demand; `length` is roughly that of its source. */
export type Text = { length: number; pieces: () => AsyncIterable<string>; signal?: AbortSignal | undefined };

/** `bytes` is its length, if known before it is read. */
export type Spooled = { stream: Readable; bytes?: number };

export type Spool = ReturnType<typeof createSpool>;

/**
 * Texts to be sent. A large one is written to a file first, and the server makes one of these at a time, so neither many requests at once
 * nor a slow client keeps more than one in memory.
 */
export function createSpool(folder: string) {
  const turns = createTurns(1);

  /** Runs work that needs as much memory as a text of this length, one at a time; short texts do not wait. */
  async function alone<T>({ length, signal }: Pick<Text, "length" | "signal">, work: () => Promise<T>): Promise<T> {
    if (length < LARGE_BYTES) return work();
    const release = await turns.take(signal);
    try {
      return await work();
    } finally {
      // Until then the finished work still references its text.
      await setImmediate();
      leftBehind(2 * length);
      release();
    }
  }

  async function written({ pieces, signal }: Text): Promise<Spooled> {
    const path = newExportPath(folder);
    try {
      await mkdir(folder, { recursive: true });
      await pipeline(Readable.from(inBytes(pieces())), createWriteStream(path, { flags: "wx" }), { signal });
      const { size } = await stat(path);
      const stream = createReadStream(path);
      stream.once("close", () => void rm(path, { force: true }));
      return { stream, bytes: size };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  return {
    alone,
    text: async (text: Text): Promise<Spooled> =>
      text.length < LARGE_BYTES ? { stream: Readable.from(inBytes(text.pieces())) } : alone(text, () => written(text)),
  };
}
