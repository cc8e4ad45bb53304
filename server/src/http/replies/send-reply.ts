import type { Context } from "hono";

import { namesTag } from "../requests/entity-tags.ts";
import { compressed, isCompressible, sentBefore } from "./compress.ts";
import { replySourceOf, type HeaderRecord } from "./reply.ts";
import { securityHeadersFor } from "./security-headers.ts";

/** The response header with the request's id. */
const REQUEST_ID = "X-Request-Id";

type SendOptions = { requestId: string; https: boolean; /** whether the request is one to the API */ isApi: boolean };

/** Completes a request's reply, in one step: its id, the security headers, caching, and a compressed body where the client takes one. */
export async function sendReply(c: Context, options: SendOptions): Promise<void> {
  const source = replySourceOf(c);
  if (!source) return completeHeaders(c, options);
  const { status } = c.res;
  let { body } = source;
  const text = typeof body === "string" && isCompressible(c, body) ? body : null;
  const known = text === null ? null : sentBefore(c, text);
  const headers: HeaderRecord = { ...securityHeadersFor(options.https), ...source.headers };
  if (source.etagOf) headers["ETag"] = known?.etag ?? source.etagOf();
  headers[REQUEST_ID] = options.requestId;
  const etag = headers["ETag"] ?? null;
  if (options.isApi) headers["Cache-Control"] ??= apiCaching(isRead(c) ? etag : null);
  const isSame = isRead(c) && options.isApi && status === 200 && isUnchanged(c, headers);
  if (isSame) {
    body = null;
    delete headers["Content-Type"];
    delete headers["Content-Length"];
  } else if (typeof body === "string") {
    headers["Vary"] = headers["Vary"] === undefined ? "Accept-Encoding" : `${headers["Vary"]}, Accept-Encoding`;
    if (text !== null && c.req.method !== "HEAD") {
      headers["Content-Encoding"] = "gzip";
      body = known?.bytes ?? (await compressed(c, text, etag));
    }
  } else if (c.req.method === "HEAD") {
    await stopStream(body);
    body = null;
  }
  c.res = undefined;
  c.res = new Response(body, { status: isSame ? 304 : status, headers });
}

/** The same for a reply that was made in another way: an event stream, a download, a redirection, a reply with cookies. */
async function completeHeaders(c: Context, { requestId, https, isApi }: SendOptions): Promise<void> {
  const { headers } = c.res;
  headers.set(REQUEST_ID, requestId);
  for (const [name, value] of Object.entries(securityHeadersFor(https))) if (!headers.has(name)) headers.set(name, value);
  if (isApi && !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  // A stream that HEAD opened is never read; it would stay open as long as the process.
  if (c.req.method === "HEAD") await stopStream(c.res.body);
}

async function stopStream(body: unknown): Promise<void> {
  if (body instanceof ReadableStream) await body.cancel();
}

/**
 * How browsers may keep a reply of the API that does not say so itself: not at all, or, if it has an ETag, only while they ask each time whether it is
 * still the same.
 */
function apiCaching(etag: string | null): string {
  return etag === null ? "no-store" : "private, no-cache";
}

/** Whether the browser already has this reply: then the answer is "not modified". */
function isUnchanged(c: Context, { ETag: etag, "Cache-Control": caching }: HeaderRecord): boolean {
  return etag !== undefined && caching !== "no-store" && namesTag(c.req.header("if-none-match"), etag);
}

function isRead(c: Context): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}
