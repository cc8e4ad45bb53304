import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";

import type { Context } from "hono";

import { acceptsEncoding } from "./accepts-encoding.ts";
import { createCompressedBefore, type Bytes, type Derived } from "./compressed-before.ts";

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

/** Whether a reply's text is sent compressed to this client. */
export function isCompressible(c: Pick<Context, "req">, text: string): boolean {
  return !isSmall(text) && acceptsEncoding(c.req.header("accept-encoding"), "gzip");
}

/** What was found out about this text when it was sent before at the same address; null if that is not remembered. */
export function sentBefore(c: Pick<Context, "req">, text: string): Derived | null {
  return c.req.method === "GET" ? before.find(c.req.url, text) : null;
}

/** A reply's text compressed. It and the tag are remembered for the next request at the same address. */
export async function compressed(c: Pick<Context, "req">, text: string, etag: string | null): Promise<Bytes> {
  const bytes = await gzipped(text);
  if (c.req.method === "GET") before.keep(c.req.url, text, { bytes, etag });
  return bytes;
}

function isSmall(text: string): boolean {
  return text.length < worthCompressing && Buffer.byteLength(text) < worthCompressing;
}

async function gzipped(json: string): Promise<Bytes> {
  if (json.length >= tooMuchForHere) return inThreadPool(json, { level: gzipLevel });
  const bytes = textBytes.subarray(0, textBytes.write(json));
  return bytes.length < tooMuchForHere ? gzipSync(bytes, { level: gzipLevel, chunkSize }) : inThreadPool(json, { level: gzipLevel });
}
