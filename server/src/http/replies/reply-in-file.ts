import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { createGzip } from "node:zlib";

import type { Context } from "hono";

import { openUnlinkedTempFile } from "../requests/unlinked-temp-file.ts";
import { acceptsEncoding } from "./accepts-encoding.ts";
import { gzipLevel } from "./compress.ts";
import { bodyReply, replySourceOf, type HeaderRecord } from "./reply.ts";
import { webStream } from "./web-stream.ts";

/** in bytes */
const readAtOnce = 128 * 1024;

/** Sends a JSON reply from a new file, so that it takes no memory however slowly it is read; compressed if the client accepts that. */
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
  // The reader of this stream sees the file's errors.
  const stream = isCompressed ? pipeline(plain, createGzip({ level: gzipLevel }), () => {}) : plain;
  const reply = outgoingOf(c);
  if (reply?.closed) stream.destroy();
  else reply?.once("close", () => stream.destroy());
  const { status } = c.res;
  const source = replySourceOf(c);
  const headers: HeaderRecord = { ...source?.headers };
  if (source?.etagOf) headers["ETag"] = source.etagOf();
  headers["Vary"] = "Accept-Encoding";
  if (isCompressed) headers["Content-Encoding"] = "gzip";
  c.res = undefined;
  c.res = bodyReply(c, webStream(stream), status, headers);
}

/** Node's reply; null without a socket, as in tests. */
export function outgoingOf(c: Context): ServerResponse | null {
  return ((c.env ?? {}) as { outgoing?: ServerResponse }).outgoing ?? null;
}
