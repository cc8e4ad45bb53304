import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import yauzl, { type Entry } from "yauzl";

import { isDiskFull } from "../../../../http/disk-full.ts";
import { IMPORT } from "./limits.ts";
import type { RoomLeft } from "./room.ts";

/** The file to write, the limit of bytes, the room in which it counts, and an optional transform. */
type Unpacked = { path: string; most: number; roomLeft?: RoomLeft; through?: Transform };

export type OpenZip = {
  names: ReadonlySet<string>;
  /** The bytes of an entry. Throws `import/inflates-too-far` when they are more than `most`, `import/damaged` when they can't be read. */
  read(name: string, most: number): Promise<Buffer>;
  /** Like `read`, but unpacks into a file. */
  unpack(name: string, to: Unpacked): Promise<void>;
  close(): void;
};

/**
 * A zip archive with a checked list of entries: not too many, none with a path outside the folder, not too large in total. An entry's
 * declared size is not trusted: its bytes are counted. Throws `import/unknown-format` for a file of another kind, and `import/damaged`.
 */
export async function openZip(path: string, limits: { maxEntries: number; maxInflatedBytes: number } = IMPORT): Promise<OpenZip> {
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    .catch((cause: unknown) => notOpened(path, cause));
  const entries = new Map<string, Entry>();
  let inflated = 0;
  try {
    if (zip.entryCount > limits.maxEntries) throw new AppError("import/too-many-files");
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/") || entries.has(entry.fileName)) continue;
      inflated += entry.uncompressedSize;
      if (inflated > limits.maxInflatedBytes) throw new AppError("import/inflates-too-far");
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    zip.close();
    throw namedError(error);
  }

  async function openFile(name: string, most: number): Promise<Readable> {
    const entry = entries.get(name);
    if (!entry) throw new AppError("import/damaged");
    if (entry.uncompressedSize > most) throw new AppError("import/inflates-too-far");
    return zip.openReadStreamPromise(entry);
  }

  return {
    names: new Set(entries.keys()),
    async read(name, most) {
      try {
        const stream = await openFile(name, most);
        const chunks: Buffer[] = [];
        for await (const chunk of upTo(most, stream)) chunks.push(chunk);
        return Buffer.concat(chunks);
      } catch (error) {
        throw namedError(error);
      }
    },
    async unpack(name, { path: to, most, roomLeft, through }) {
      try {
        const stream = await openFile(name, most);
        const countBytes = (source: Readable) => upTo(most, source, roomLeft);
        const file = createWriteStream(to);
        await (through ? pipeline(stream, through, countBytes, file) : pipeline(stream, countBytes, file));
      } catch (error) {
        throw namedError(error);
      }
    },
    close: () => zip.close(),
  };
}

/** Passes the bytes on until the limit is exceeded. */
async function* upTo(most: number, source: Readable, roomLeft?: RoomLeft): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of source) {
    length += (chunk as Buffer).length;
    if (length > most) throw new AppError("import/inflates-too-far");
    roomLeft?.take((chunk as Buffer).length);
    yield chunk as Buffer;
  }
}

/** Whether a file begins like a zip; an incomplete one does, too. */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead < 2 || buffer.toString("latin1") === "PK";
  } finally {
    await file.close();
  }
}

/**
 * The error for an unreadable zip: `import/damaged` for a file that begins like a zip, since an incomplete one does too; otherwise
 * `import/unknown-format`.
 */
async function notOpened(path: string, cause: unknown): Promise<never> {
  throw new AppError((await isZip(path)) ? "import/damaged" : "import/unknown-format", { cause });
}

/** The library has no error codes; only a path outside the archive is recognized, by its message. */
function namedError(error: unknown): Error {
  if (error instanceof AppError || isDiskFull(error)) return error as Error;
  const message = error instanceof Error ? error.message : "";
  return new AppError(
    /relative path|absolute path|invalid characters in fileName/i.test(message) ? "import/unsafe-name" : "import/damaged",
    { cause: error },
  );
}
