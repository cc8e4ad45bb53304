import type { Readable } from "node:stream";

/** A stream as a reply's body. What is read is asked for piece by piece; a reader that leaves ends the stream, whatever it is doing. */
export function webStream(from: Readable): ReadableStream<Uint8Array> {
  // Heard where it is read; it may fail before anything is asked for, and then it must not bring the server down.
  from.on("error", () => {});
  const pieces = from.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void from.destroy(),
    },
    { highWaterMark: 0 },
  );
}
