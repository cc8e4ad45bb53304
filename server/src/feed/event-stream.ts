/** How many bytes a reader may fall behind, beyond the last snapshot, before it is given up. */
const maxBehindBytes = 1024 * 1024;

/** What is sent is handed on in portions of this size: a connection holds one of them, and the others count as not taken. */
const portionBytes = 64 * 1024;

/** How long a browser waits before it connects again. */
const reconnectAfterMs = 1000;

const utf8 = new TextEncoder();

/** One event of a `text/event-stream`, as bytes that any number of streams can share. JSON has no line breaks, so one data line does. */
export function eventBytes(event: string, data: unknown): Uint8Array {
  return utf8.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Says nothing, and keeps proxies on the way from closing a silent connection. */
export const heartbeatBytes: Uint8Array = utf8.encode(":\n\n");

const openingBytes = utf8.encode(`retry: ${reconnectAfterMs}\n\n`);

export type EventStream = {
  readonly response: Response;
  /** Sends on; a reader that is too far behind is cut off instead, and will begin again with a snapshot. */
  send(bytes: Uint8Array): void;
  /** As `send`, for the one event that may be as long as it is. */
  sendSnapshot(bytes: Uint8Array): void;
  close(): void;
  /** Ends a stream whose reader is too slow: what waits for it is thrown away. */
  cutOff(): void;
  /** how many bytes its reader has not taken yet */
  readonly unreadBytes: number;
};

/** A stream to one reader; `gone` is called once, however it ends. */
export function openEventStream(gone: () => void): EventStream {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let open = true;
  let allowedBytes = maxBehindBytes;

  const end = (how: () => void) => {
    if (!open) return;
    open = false;
    how();
    gone();
  };
  const readable = new ReadableStream<Uint8Array>(
    {
      start: (given) => void (controller = given),
      cancel: () => end(() => {}),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  // An error, not a close: what waits in the queue of a reader that does not read is thrown away.
  const cutOff = () => end(() => controller.error(new Error("The reader of a stream was too slow")));
  const send = (bytes: Uint8Array) => {
    if (!open) return;
    if (-(controller.desiredSize ?? 0) > allowedBytes) return cutOff();
    for (let at = 0; at < bytes.byteLength; at += portionBytes) controller.enqueue(bytes.subarray(at, at + portionBytes));
  };
  controller.enqueue(openingBytes);

  return {
    response: new Response(readable, {
      headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no" },
    }),
    send,
    sendSnapshot(bytes) {
      allowedBytes = maxBehindBytes + bytes.byteLength;
      send(bytes);
    },
    close: () => end(() => controller.close()),
    cutOff,
    get unreadBytes() {
      return open ? -(controller.desiredSize ?? 0) : 0;
    },
  };
}
