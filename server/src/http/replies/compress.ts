import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";

import type { Context } from "hono";

import { acceptsEncoding } from "./accepts-encoding.ts";
import { createCompressedBefore, type Bytes } from "./compressed-before.ts";

const inThreadPool = promisify(gzip);

/** A smaller reply fits one packet anyway. */
const worthCompressing = 1400;

/** From this size on, compressing in this thread would delay other requests; the thread pool does it. */
const tooMuchForHere = 64 * 1024;

/** Fast rather than thorough: most lists and decks are sent once. From level 4 on zlib takes an eighth more time for a hundredth less. */
export const gzipLevel = 2;

/**
 * Output is collected in chunks of this size. Node's usual 16 KB, and a buffer for each input text, were 30 KB outside of V8's heap for
 * each reply: after two thousand replies V8 ran a full garbage collection.
 */
const chunkSize = 4 * 1024;

/** A buffer for a text's bytes, reused: no character takes more than three. */
const textBytes = Buffer.allocUnsafeSlow(3 * tooMuchForHere);

const before = createCompressedBefore();

/** A reply's JSON text compressed for this client; null if it is sent uncompressed. A text that was sent before at the same address is not compressed again. */
export async function compressed(c: Pick<Context, "req">, json: string): Promise<Bytes | null> {
  if (isSmall(json) || !acceptsEncoding(c.req.header("accept-encoding"), "gzip")) return null;
  return c.req.method === "GET" ? gzippedOnce(c.req.url, json) : gzipped(json);
}

function isSmall(json: string): boolean {
  return json.length < worthCompressing && Buffer.byteLength(json) < worthCompressing;
}

async function gzippedOnce(address: string, json: string): Promise<Bytes> {
  const compressedBytes = before.find(address, json);
  if (compressedBytes) return compressedBytes;
  const bytes = await gzipped(json);
  before.keep(address, json, bytes);
  return bytes;
}

async function gzipped(json: string): Promise<Bytes> {
  if (json.length >= tooMuchForHere) return inThreadPool(json, { level: gzipLevel });
  const bytes = textBytes.subarray(0, textBytes.write(json));
  return bytes.length < tooMuchForHere ? gzipSync(bytes, { level: gzipLevel, chunkSize }) : inThreadPool(json, { level: gzipLevel });
}
