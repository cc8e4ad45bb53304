import { dataProblem, storableKeys } from "@recollect/domain/data-rules.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import { turnAfter } from "../../store/yield-while-parsing.ts";
import { countJson, type JsonBounds } from "./count-json.ts";
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
export async function jsonBytes(c: Context, maxBytes: number): Promise<Uint8Array> {
  if (!isJson(c.req.header("content-type"))) throw new AppError("request/not-json");
  return readBody(c, maxBytes);
}

/** These bytes parsed; of a long body in several turns of the event loop. Throws the rest of what `readJson` throws. */
export async function jsonIn(bytes: Uint8Array): Promise<unknown> {
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
