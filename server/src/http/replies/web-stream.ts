import type { Readable } from "node:stream";

/** `onDone` is called when this many bytes were read. */
type AfterAll = { bytes: number; onDone: () => void };

/**
 * A stream as a reply's body, read piece by piece; a client that disconnects ends the stream, whatever it is doing. A client that knows the
 * body's length has all of it with the last byte, before the stream's end is seen here: `afterAll` runs before that byte is sent.
 */
export function webStream(
  from: Readable,
  { bytes, onDone: afterAll }: AfterAll = { bytes: Infinity, onDone: () => {} },
): ReadableStream<Uint8Array> {
  // Errors are handled where the stream is read; it may fail before the first read, and that must not crash the server.
  from.on("error", () => {});
  const pieces = from.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  let bytesLeft = bytes;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done === true) return controller.close();
        bytesLeft -= value.length;
        if (bytesLeft <= 0) afterAll();
        controller.enqueue(value);
      },
      cancel: () => void from.destroy(),
    },
    { highWaterMark: 0 },
  );
}
