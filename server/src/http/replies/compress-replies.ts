import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

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

/**
 * Compresses JSON replies for clients that accept gzip. Streams pass untouched, and files have their own compressed copies; downloads pass
 * too, because they are streamed from disk: all at once may be 24 MB.
 */
export function compressReplies() {
  return createMiddleware(async (c, next) => {
    await next();
    const { res } = c;
    if (c.req.method === "HEAD" || !isJsonReply(res) || isSaved(res) || res.headers.has("Content-Encoding")) return;
    res.headers.append("Vary", "Accept-Encoding");
    if (!acceptsEncoding(c.req.header("accept-encoding"), "gzip")) return;

    const json = await jsonOf(c, res);
    const { status, headers } = res;
    c.res = undefined;
    if (isSmall(json)) {
      c.res = new Response(typeof json === "string" ? Buffer.from(json) : json, { status, headers });
      return;
    }
    headers.set("Content-Encoding", "gzip");
    headers.delete("Content-Length");
    const bytes = c.req.method === "GET" && typeof json === "string" ? gzippedOnce(c.req.url, json) : gzipped(json);
    c.res = new Response(await bytes, { status, headers });
  });
}

/** The compressed JSON reply to a GET for this client; null if it is sent as it is. */
export async function compressed(c: Pick<Context, "req">, json: string): Promise<Bytes | null> {
  return isSmall(json) || !acceptsEncoding(c.req.header("accept-encoding"), "gzip") ? null : gzippedOnce(c.req.url, json);
}

/** The parts of a reply's text as bytes. `Buffer.from` counts them first, which takes as long again, and a text of parts is copied into one first. */
export function textAsBytes(...parts: readonly string[]): Bytes {
  if (parts.reduce((sum, part) => sum + part.length, 0) >= tooMuchForHere) return Buffer.from(parts.join(""));
  let length = 0;
  for (const part of parts) length += textBytes.write(part, length);
  const bytes = Buffer.allocUnsafe(length);
  textBytes.copy(bytes, 0, 0, length);
  return bytes;
}

function isSmall(json: string | Buffer): boolean {
  return json.length < worthCompressing && Buffer.byteLength(json) < worthCompressing;
}

async function gzippedOnce(address: string, json: string): Promise<Bytes> {
  const known = before.find(address, json);
  if (known) return known;
  const bytes = await gzipped(json);
  before.keep(address, json, bytes);
  return bytes;
}

async function gzipped(json: string | Buffer): Promise<Bytes> {
  const bytes = typeof json === "string" && json.length < tooMuchForHere ? textBytes.subarray(0, textBytes.write(json)) : json;
  return bytes.length < tooMuchForHere ? gzipSync(bytes, { level: gzipLevel, chunkSize }) : inThreadPool(json, { level: gzipLevel });
}

/** A route that has its reply as text sets `replyText`: reading it back from the reply takes a stream and several copies. */
async function jsonOf(c: Context, res: Response): Promise<string | Buffer<ArrayBuffer>> {
  const replyText = c.get("replyText") as string | undefined;
  return replyText !== undefined && res.ok ? replyText : Buffer.from(await res.arrayBuffer());
}

/** Only headers are read: touching a reply's body turns it into a stream, which halves the requests a second. */
export function isJsonReply(reply: Response): boolean {
  return reply.headers.get("Content-Type")?.startsWith("application/json") ?? false;
}

function isSaved(reply: Response): boolean {
  return reply.headers.has("Content-Disposition");
}
