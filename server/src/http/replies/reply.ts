import type { Context, TypedResponse } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { JSONParsed } from "hono/utils/types";

/** Header names as they are sent, with one value each. */
export type HeaderRecord = Record<string, string>;

/** What a reply was made of. The step that sends it adds headers and compresses the text without reading the reply back. */
type ReplySource = {
  readonly reply: Response;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream | null;
  readonly headers: Readonly<HeaderRecord>;
  readonly etagOf: EtagOf | undefined;
};

/**
 * Computes a reply's ETag. It has to follow from the reply's address and text alone: of a text that comes again it is remembered, because
 * computing it takes as long as reading a deck.
 */
export type EtagOf = () => string;

const jsonType = "application/json";

/** A reply with a value as JSON. Set cookies with `c.header` and `c.json` instead, since a record of headers can't repeat a name. */
export function json<T, Status extends ContentfulStatusCode = 200>(
  c: Context,
  value: T,
  status?: Status,
  headers?: HeaderRecord,
): Response & TypedResponse<JSONParsed<T>, Status, "json"> {
  return jsonText<JSONParsed<T>, Status>(c, JSON.stringify(value), status, headers);
}

/** A reply with a text that is JSON already; `T` is what it says. */
export function jsonText<T, Status extends ContentfulStatusCode = 200>(
  c: Context,
  text: string,
  status?: Status,
  headers?: HeaderRecord,
  etagOf?: EtagOf,
): Response & TypedResponse<T, Status, "json"> {
  const response: Response = bodyReply(c, text, status ?? 200, { "Content-Type": jsonType, ...headers }, etagOf);
  return response as Response & TypedResponse<T, Status, "json">;
}

/** A reply whose body is at hand. */
export function bodyReply(c: Context, body: ReplySource["body"], status: number, headers: HeaderRecord, etagOf?: EtagOf): Response {
  const reply = new Response(body, { status, headers });
  c.set("replySource", { reply, body, headers, etagOf } satisfies ReplySource);
  return reply;
}

/** What the context's reply was made of; null if it was made in another way, or replaced since. */
export function replySourceOf(c: Context): ReplySource | null {
  const source = c.get("replySource") as ReplySource | undefined;
  return source !== undefined && source.reply === c.res ? source : null;
}

/** The text of a JSON reply; null for any other reply. */
export function jsonTextOf(c: Context): string | null {
  const source = replySourceOf(c);
  return source && typeof source.body === "string" && source.headers["Content-Type"] === jsonType ? source.body : null;
}
