import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, copyFile, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { webStream } from "../../http/replies/web-stream.ts";
import { makeFolder } from "../../process/settings/make-folder.ts";
import type { ByteRange, MediaFiles } from "./media-files.ts";

/** Up to this many bytes are read at once; more come as a stream. */
const readAtOnce = 256 * 1024;

/** Files in a folder: `ab/abcdef…`, each written under another name, flushed to disk, and then renamed. */
export function folderFiles(folder: string): MediaFiles {
  const folderOf = (hash: string) => join(folder, hash.slice(0, 2));
  const pathOf = (hash: string) => join(folderOf(hash), hash);

  return {
    put: (hash, path) =>
      withNamedErrors(async () => {
        makeFolder(folderOf(hash));
        const temporary = join(folderOf(hash), `.${randomBytes(8).toString("hex")}`);
        try {
          await copyFile(path, temporary);
          // A copy has the permissions of what it was copied from.
          await chmod(temporary, 0o600);
          await flushed(temporary, "r+");
          await rename(temporary, pathOf(hash));
        } catch (error) {
          await rm(temporary, { force: true });
          throw error;
        }
        // The directory entry has to be flushed too.
        await flushed(folderOf(hash), "r");
      }),

    read: (hash, range) => withNamedErrors(() => unlessMissing(() => readPart(pathOf(hash), range), null)),

    removeOlder: (hash, before) =>
      withNamedErrors(() =>
        unlessMissing(async () => {
          if ((await stat(pathOf(hash))).mtimeMs < before) await rm(pathOf(hash));
        }, undefined),
      ),
  };
}

async function flushed(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readPart(path: string, range: ByteRange | null): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const file = await open(path, "r");
  try {
    const { from, to } = range ?? { from: 0, to: (await file.stat()).size - 1 };
    if (to - from < readAtOnce) {
      const bytes = new Uint8Array(to - from + 1);
      await file.read(bytes, 0, bytes.length, from);
      return bytes;
    }
    return webStream(createReadStream(path, { start: from, end: to }));
  } finally {
    await file.close();
  }
}

async function unlessMissing<T, E>(work: () => Promise<T>, missing: E): Promise<T | E> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return missing;
    throw error;
  }
}

/** A full or broken disk is not the student's fault. */
async function withNamedErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError("media/store-unreachable", { cause });
  }
}
