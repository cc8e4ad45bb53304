import type { Readable } from "node:stream";

/** What is to be done once so many bytes were read. */
export type AfterAll = { bytes: number; done: () => void };

/**
 * A stream as a reply's body. What is read is asked for piece by piece; a reader that leaves ends the stream, whatever it is doing. Who is told how
 * long the body is has all of it with the last byte, before the stream's end is seen here: `afterAll` is done before that byte goes out.
 */
export function webStream(
  from: Readable,
  { bytes, done: afterAll }: AfterAll = { bytes: Infinity, done: () => {} },
): ReadableStream<Uint8Array> {
  // Heard where it is read; it may fail before anything is asked for, and then it must not bring the server down.
  from.on("error", () => {});
  const pieces = from.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  let left = bytes;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done === true) return controller.close();
        left -= value.length;
        if (left <= 0) afterAll();
        controller.enqueue(value);
      },
      cancel: () => void from.destroy(),
    },
    { highWaterMark: 0 },
  );
}
