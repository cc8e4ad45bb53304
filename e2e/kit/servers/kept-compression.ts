import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { callbackify, promisify } from "node:util";
import zlib, { type BrotliOptions } from "node:zlib";

/**
 * Loaded into a server process before the server (`node --import`), it lets the servers of a run share the compressed copies of the pages' files.
 * Each server makes its own by design, thoroughly: some seconds of work for all files, and journeys start dozens of servers. The copies have the same bytes.
 * Playwright empties the folder before each run.
 */
const folder = join(import.meta.dirname, "..", "..", "..", ".cache", "journeys", "compressed");
const thorough: (bytes: Uint8Array, options: BrotliOptions) => Promise<Buffer> = promisify(zlib.brotliCompress);

async function compressedOnce(bytes: Uint8Array, options: BrotliOptions): Promise<Buffer> {
  const file = join(folder, createHash("sha256").update(JSON.stringify(options)).update(bytes).digest("hex"));
  if (existsSync(file)) return readFile(file);
  const made = await thorough(bytes, options);
  // Under its name only when it is whole: another server may read it now.
  const unnamed = `${file}-${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(unnamed, made);
  await rename(unnamed, file);
  return made;
}

zlib.brotliCompress = callbackify(compressedOnce) as typeof zlib.brotliCompress;
syncBuiltinESMExports();
