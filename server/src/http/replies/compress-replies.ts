import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

import { acceptsEncoding } from "./accepts-encoding.ts";

const inThreadPool = promisify(gzip);

/** Below this many bytes the reply fits one packet anyway. */
const worthCompressing = 1400;

/** From this many bytes on, compressing here would hold up everybody else's request; the thread pool does it. */
const tooMuchForHere = 64 * 1024;

/** Fast rather than thorough: the lists and decks are sent once and never again. */
const level = 4;

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

    const bytes = await bytesOf(c, res);
    const { status, headers } = res;
    c.res = undefined;
    if (bytes.length < worthCompressing) {
      c.res = new Response(bytes, { status, headers });
      return;
    }
    headers.set("Content-Encoding", "gzip");
    headers.delete("Content-Length");
    c.res = new Response(await gzipped(bytes), { status, headers });
  });
}

/** A JSON reply as it leaves, for one who accepts this; null where it leaves as it is. */
export async function compressed(json: Buffer, acceptEncoding: string | undefined): Promise<Reply | null> {
  return json.length < worthCompressing || !acceptsEncoding(acceptEncoding, "gzip") ? null : gzipped(json);
}

/** The bytes as they are: a copy would cost as much as reading the deck. */
type Reply = Uint8Array<ArrayBuffer>;

async function gzipped(bytes: Buffer): Promise<Reply> {
  return bytes.length < tooMuchForHere ? gzipSync(bytes, { level }) : inThreadPool(bytes, { level });
}

/** A route that has its reply as text says so (`replyText`): to read it back out of the reply takes a stream and several copies. */
async function bytesOf(c: Context, res: Response): Promise<Buffer<ArrayBuffer>> {
  const { replyText } = c.var as { replyText?: string };
  return replyText !== undefined && res.ok ? Buffer.from(replyText) : Buffer.from(await res.arrayBuffer());
}

/** Only headers are looked at: to touch a reply's body is to turn it into a stream, which halves the requests a second. */
function isJson(reply: Response): boolean {
  return reply.headers.get("Content-Type")?.startsWith("application/json") ?? false;
}

function isSaved(reply: Response): boolean {
  return reply.headers.has("Content-Disposition");
}
