import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

import { acceptsEncoding } from "./accepts-encoding.ts";
import { createCompressedBefore, type Bytes } from "./compressed-before.ts";

const inThreadPool = promisify(gzip);

/** Below this many bytes the reply fits one packet anyway. */
const worthCompressing = 1400;

/** From this many bytes on, compressing here would hold up everybody else's request; the thread pool does it. */
const tooMuchForHere = 64 * 1024;

/** Fast rather than thorough: most lists and decks are sent once and never again. From level 4 on zlib takes an eighth more time for a hundredth less. */
const level = 2;

/**
 * What comes out is gathered in pieces of this size. Node's usual 16 KB, and a buffer of its own for each text that goes in, were 30 KB outside of
 * V8's heap for a reply: after two thousand replies V8 looked through all of its heap for what is not used any more.
 */
const chunkSize = 4 * 1024;

/** A text's bytes while they are compressed, one text after the other: no character takes more than three. */
const textBytes = Buffer.allocUnsafeSlow(3 * tooMuchForHere);

const before = createCompressedBefore();

/**
 * Compresses JSON replies for those who accept gzip. Streams pass untouched, and files have their own compressed copies; so does what is saved
 * as a file, which comes from the disk piece by piece: all of it at once may be 24 MB.
 */
export function compressReplies() {
  return createMiddleware(async (c, next) => {
    await next();
    const { res } = c;
    if (c.req.method === "HEAD" || !isJson(res) || isSaved(res) || res.headers.has("Content-Encoding")) return;
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

/** The JSON reply to a GET as it leaves, for one who accepts this; null where it leaves as it is. */
export async function compressed(c: Pick<Context, "req">, json: string): Promise<Bytes | null> {
  return isSmall(json) || !acceptsEncoding(c.req.header("accept-encoding"), "gzip") ? null : gzippedOnce(c.req.url, json);
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
  return bytes.length < tooMuchForHere ? gzipSync(bytes, { level, chunkSize }) : inThreadPool(json, { level });
}

/** A route that has its reply as text says so (`replyText`): to read it back out of the reply takes a stream and several copies. */
async function jsonOf(c: Context, res: Response): Promise<string | Buffer<ArrayBuffer>> {
  const { replyText } = c.var as { replyText?: string };
  return replyText !== undefined && res.ok ? replyText : Buffer.from(await res.arrayBuffer());
}

/** Only headers are looked at: to touch a reply's body is to turn it into a stream, which halves the requests a second. */
function isJson(reply: Response): boolean {
  return reply.headers.get("Content-Type")?.startsWith("application/json") ?? false;
}

function isSaved(reply: Response): boolean {
  return reply.headers.has("Content-Disposition");
}
