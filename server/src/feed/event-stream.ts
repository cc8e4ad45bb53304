/** How many bytes a reader may fall behind, beyond the last snapshot, before it is disconnected. */
const maxBehindBytes = 1024 * 1024;

/** Data is passed on in chunks of this size: the connection buffers one of them, and the others count as unread. */
const portionBytes = 64 * 1024;

/** How long a browser waits before it reconnects. */
const reconnectAfterMs = 1000;

const utf8 = new TextEncoder();

/** One event of a `text/event-stream`, as bytes that several streams can share. JSON has no line breaks, so one data line is enough. */
export function eventBytes(event: string, data: unknown): Uint8Array {
  return utf8.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** A comment that keeps proxies from closing an idle connection. */
export const heartbeatBytes: Uint8Array = utf8.encode(":\n\n");

const openingBytes = utf8.encode(`retry: ${reconnectAfterMs}\n\n`);

export type EventStream = {
  readonly response: Response;
  /** Sends data; a reader that is too far behind is disconnected instead, and will begin again with a snapshot. */
  send(bytes: Uint8Array): void;
  /** As `send`, for the one event that may have any length. */
  sendSnapshot(bytes: Uint8Array): void;
  close(): void;
  /** Ends a stream whose reader is too slow: unsent data is dropped. */
  cutOff(): void;
  /** how many bytes its reader has not read yet */
  readonly unreadBytes: number;
};

/** A stream to one reader; `onGone` is called once, whatever ends it. */
export function openEventStream(onGone: () => void): EventStream {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let open = true;
  let allowedBytes = maxBehindBytes;

  const end = (how: () => void) => {
    if (!open) return;
    open = false;
    how();
    onGone();
  };
  const readable = new ReadableStream<Uint8Array>(
    {
      start: (streamController) => void (controller = streamController),
      cancel: () => end(() => {}),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  // An error instead of a close drops the queue of a reader that does not read.
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
