import { randomBytes } from "node:crypto";
import { open, rm, stat, readdir } from "node:fs/promises";
import { join } from "node:path";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { MEDIA } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { createBufferedBytes } from "../../http/limits/buffered-bytes.ts";
import { makeFolder } from "../../process/settings/make-folder.ts";

/** Leftovers of an unfinished upload are removed after this, in ms. */
const leftMs = dayMs;

/** The maximum of all uploads in progress together, in bytes; beyond it the oldest ones are aborted. */
const mostBytes = 1024 * 1024 * 1024;

/** Receives files into a folder, those of all students up to a limit. */
export function createReceiveFiles(folder: string, { most = mostBytes }: { most?: number } = {}) {
  const files = createBufferedBytes({ memory: 0, files: most, aFile: 0 });

  /**
   * Writes a request's body to a file, passes it to `work`, and removes it afterwards. Throws `media/too-large` as soon as the limit is
   * exceeded, or before reading if the announced length is over it; `request/too-many-at-once` when others need the space.
   */
  return async function withReceivedFile<T>(request: Request, work: (path: string) => Promise<T>): Promise<T> {
    if (Number(request.headers.get("Content-Length")) > MEDIA.maxBytes) throw new AppError("media/too-large");
    makeFolder(folder);
    const path = join(folder, randomBytes(12).toString("hex"));
    const givenUp = new AbortController();
    const holding = files.holdInFile(0, () =>
      givenUp.abort(new AppError("request/too-many-at-once", { details: { retryAfterSeconds: 5 } })),
    );
    try {
      await receive(request, path, (bytes) => {
        givenUp.signal.throwIfAborted();
        holding.came(bytes);
      });
      holding.keep();
      return await work(path);
    } finally {
      await rm(path, { force: true });
      holding.done();
    }
  };
}

async function receive(request: Request, path: string, onPiece: (bytes: number) => void): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    let bytes = 0;
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MEDIA.maxBytes) throw new AppError("media/too-large");
      onPiece(chunk.byteLength);
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
}

/** Removes leftovers of a killed process; `now` is ms since 1970. */
export async function removeLeftovers(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > leftMs) await rm(path, { force: true });
  }
}
