import type { Context } from "hono";

import { dataProblem, storableKeys } from "@recollect/domain/data-rules.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { turnAfter } from "../../store/yield-while-parsing.ts";
import { readBody } from "./read-body.ts";

/** The most values that any request needs: a deck of 10,000 cards with all fields. */
const bounds: JsonBounds = { maxValues: 400_000, maxDepth: 16 };

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The request's body, parsed. Throws `request/not-json` for another content type, what `readBody` throws, `request/too-complex` before
 * parsing more values than any request needs, `request/malformed-json` for anything that is not one JSON value in UTF-8, and the data
 * rules' own errors.
 */
export async function readJson(c: Context, maxBytes: number): Promise<unknown> {
  const { bodyRead } = c.var as BodyRead;
  return bodyRead ? bodyRead.value : jsonIn(await jsonBytes(c, maxBytes));
}

/** The bytes of a JSON body. Throws `request/not-json`, and what `readBody` throws. */
async function jsonBytes(c: Context, maxBytes: number): Promise<Uint8Array> {
  if (!isJson(c.req.header("content-type"))) throw new AppError("request/not-json");
  return readBody(c, maxBytes);
}

/** These bytes parsed; of a long body in several turns of the event loop. Throws the rest of what `readJson` throws. */
async function jsonIn(bytes: Uint8Array): Promise<unknown> {
  const count = countJson(bytes, bounds);
  if (count === null) throw new AppError("request/too-complex");
  await turnAfter(bytes.length);
  const text = decoded(bytes);
  await turnAfter(bytes.length);
  const value = parsed(text);
  await turnAfter(bytes.length);
  refuseForbiddenData(value, count.keys);
  await turnAfter(bytes.length);
  return value;
}

/** A body can be read only once: a guard that read it leaves the value here, under the route's own limit. */
type BodyRead = { bodyRead?: { readonly value: unknown } };

/** Leaves the bytes of a body to a route that may ask for its JSON. */
export function leaveBody(c: Context, bytes: Uint8Array): void {
  if (!isJson(c.req.header("content-type"))) return;
  const bodyRead = {
    get value() {
      return jsonIn(bytes);
    },
  };
  c.set("bodyRead", bodyRead);
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase() === "application/json";
}

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new AppError("request/malformed-json", { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("request/malformed-json", { cause });
  }
}

/** Throws for what the data rules refuse in a JSON value, and for duplicate keys, of which the parser kept the last. */
function refuseForbiddenData(value: unknown, keysWritten: number): void {
  const keys = storableKeys(value);
  const problem = keys === null ? dataProblem(value) : null;
  if (problem) throw new AppError(problem.code, { details: { path: problem.path } });
  if (keys !== null && keysWritten > keys) throw new AppError("request/duplicate-key");
}

/** The number of values and keys in a JSON text, and its nesting depth. */
type JsonCount = { values: number; keys: number; depth: number };

export type JsonBounds = { maxValues: number; maxDepth: number };

/**
 * Counts a JSON text's values before it is parsed: 24 MB of `[],` would become 8 million objects. One pass over the bytes, which stops and
 * returns null when a bound is exceeded. Invalid JSON gives some count: the parser will refuse it.
 */
export function countJson(bytes: Uint8Array, { maxValues, maxDepth }: JsonBounds): JsonCount | null {
  let values = 1;
  let keys = 0;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      for (at += 1; at < bytes.length && bytes[at] !== QUOTE; at += 1) if (bytes[at] === BACKSLASH) at += 1;
    } else if (byte === COMMA) {
      values += 1;
      if (values > maxValues) return null;
    } else if (byte === COLON) {
      keys += 1;
    } else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      depth += 1;
      values += 1;
      if (depth > deepest) deepest = depth;
      if (depth > maxDepth || values > maxValues) return null;
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) {
      depth -= 1;
    }
  }
  return { values, keys, depth: deepest };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
