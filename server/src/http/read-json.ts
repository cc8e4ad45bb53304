import { AppError } from "@recollect/domain/errors/app-error.ts";

import { refuseForbiddenData } from "./refuse-forbidden-data.ts";

/** The most a request body may hold, in bytes. */
export const MAX_BODY_BYTES = 24 * 1024 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The request's body, parsed. Throws `request/not-json` for another content type, `request/too-large` as soon as the limit
 * is passed, `request/malformed-json` for anything that is not one JSON value in UTF-8, and the data rules' own errors.
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!isJson(request.headers.get("content-type"))) throw new AppError("request/not-json");
  const text = decoded(await readBytes(request));
  const value = parsed(text);
  refuseForbiddenData(value, text);
  return value;
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase() === "application/json";
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const announced = Number(request.headers.get("content-length") ?? Number.NaN);
  if (announced > MAX_BODY_BYTES) throw new AppError("request/too-large");
  // The HTTP parser never hands on more than the length that was announced; only a body without one has to be counted.
  if (Number.isFinite(announced) || request.body === null) return new Uint8Array(await request.arrayBuffer());
  return countedBytes(request.body);
}

async function countedBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) throw new AppError("request/too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
