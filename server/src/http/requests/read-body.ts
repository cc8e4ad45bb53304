import type { IncomingMessage } from "node:http";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import { keptInMemory, type KeptBody } from "./kept-body.ts";

/** The largest body of each kind of route, in bytes. Most are a few words; only decks, and uploads, may be long. */
export const BODY_BYTES = { credentials: 4 * 1024, small: 64 * 1024, entries: 1024 * 1024, deck: 24 * 1024 * 1024 } as const;

/** How long a sender may pause within a body, in ms. */
export const BODY_STALL_MS = 10_000;

/** What the guard of large requests does for a body: it provides a place to store it, and lets the request wait for its turn. */
export type LargeBody = {
  /** Returns a place for this many bytes; `cut` aborts the reading when others need the room. Throws `request/too-many-at-once`. */
  receive(bytes: number, cut: () => void): Promise<KeptBody>;
  /** Waits for the turn of a request whose body of this many bytes has been received. Throws `request/too-many-at-once` when too many wait. */
  received(bytes: number): Promise<void>;
};

/**
 * The request's body. Throws `request/too-large` before reading if the announced length is over the limit, otherwise once it is exceeded;
 * and `request/stalled` when its sender pauses too long. The body of a large request waits for its turn.
 */
export async function readBody(c: Context, maxBytes: number, stallMs: number = BODY_STALL_MS): Promise<Uint8Array> {
  const announced = c.req.header("content-length");
  if (announced !== undefined && Number(announced) > maxBytes) tooLarge(maxBytes);
  const incoming = incomingOf(c);
  const { largeRequest } = c.var as { largeRequest?: LargeBody };
  if (incoming && largeRequest) {
    const over = new AbortController();
    const place = await largeRequest.receive(Number(announced ?? maxBytes), () => over.abort());
    const bytes = await readInto(place, incoming, { maxBytes, stallMs, signal: over.signal });
    await largeRequest.received(bytes);
    return place.whole(bytes);
  }
  if (incoming) {
    const body = keptInMemory();
    return body.whole(await readInto(body, incoming, { maxBytes, stallMs }));
  }
  return c.req.raw.body === null ? new Uint8Array() : countedBytes(c.req.raw.body, maxBytes);
}

/** Node's request; null without a socket, as in tests. */
function incomingOf(c: Context): IncomingMessage | null {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return incoming ?? null;
}

type Limits = { maxBytes: number; stallMs: number; signal?: AbortSignal };

/** Reads all of it, from the socket directly: a web stream in between would copy every byte. Returns its length. */
function readInto(body: KeptBody, incoming: IncomingMessage, { maxBytes, stallMs, signal }: Limits): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let length = 0;
  // A complete body needs no timer.
  const silence = incoming.complete ? undefined : setTimeout(() => fail(new AppError("request/stalled")), stallMs);

  const onData = (chunk: Buffer) => {
    silence?.refresh();
    length += chunk.byteLength;
    if (length > maxBytes) return fail(new AppError("request/too-large", { details: { maxBytes } }));
    try {
      const waiting = body.take(chunk);
      if (waiting === undefined) return;
      incoming.pause();
      waiting.then(() => incoming.resume(), fail);
    } catch (error) {
      fail(error);
    }
  };
  const onEnd = () => {
    stop();
    resolve(length);
  };
  const onClose = () => fail(new AppError("request/stalled"));
  const fail = (error: unknown) => {
    stop();
    reject(error);
  };
  const stop = () => {
    clearTimeout(silence);
    incoming.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose);
  };

  signal?.addEventListener("abort", onClose, { once: true });
  if (incoming.readableEnded || incoming.destroyed || signal?.aborted) onClose();
  else incoming.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose);
  return promise;
}

async function countedBytes(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number): never {
  throw new AppError("request/too-large", { details: { maxBytes } });
}
