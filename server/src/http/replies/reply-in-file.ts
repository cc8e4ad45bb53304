import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { createGzip } from "node:zlib";

import type { Context } from "hono";

import { openUnlinkedTempFile } from "../requests/unlinked-temp-file.ts";
import { acceptsEncoding } from "./accepts-encoding.ts";
import { gzipLevel } from "./compress.ts";
import { bodyReply, replySourceOf } from "./reply.ts";
import { webStream } from "./web-stream.ts";

/** in bytes */
const readAtOnce = 128 * 1024;

/** Puts a JSON reply's text into a new file, from where it is sent and, for a client that accepts it, compressed: it takes no memory, however slowly it is read. */
export async function putReplyInFile(c: Context, text: string, path: string): Promise<void> {
  const file = await openUnlinkedTempFile(path);
  try {
    await file.writeFile(text);
  } catch (error) {
    await file.close();
    throw error;
  }
  const plain = file.createReadStream({ start: 0, highWaterMark: readAtOnce });
  const isCompressed = acceptsEncoding(c.req.header("accept-encoding"), "gzip");
  // An error of the file is one of what is read from here.
  const stream = isCompressed ? pipeline(plain, createGzip({ level: gzipLevel }), () => {}) : plain;
  const reply = outgoingOf(c);
  if (reply?.closed) stream.destroy();
  else reply?.once("close", () => stream.destroy());
  const { status } = c.res;
  const headers = { ...replySourceOf(c)?.headers, Vary: "Accept-Encoding", ...(isCompressed ? { "Content-Encoding": "gzip" } : {}) };
  c.res = undefined;
  c.res = bodyReply(c, webStream(stream), status, headers);
}

/** The reply as Node sends it; there is none without a socket. */
export function outgoingOf(c: Context): ServerResponse | null {
  return ((c.env ?? {}) as { outgoing?: ServerResponse }).outgoing ?? null;
}
