import { eventBytes, heartbeatBytes, openEventStream } from "../../feed/event-stream.ts";
import type { PreparedTest } from "./making.ts";

/** The interval of heartbeats on an idle stream, in ms. */
const heartbeatMs = 15_000;

/**
 * The making of a test, as a stream: `progress` (`{done, total}`, in questions) as it grows, then `questions` (the reply) or `error` (the
 * wire's error), then the end. Leaving cancels it.
 */
export function testStream(test: PreparedTest, wireError: (error: unknown) => unknown): Response {
  const leaving = new AbortController();
  const stream = openEventStream(() => leaving.abort());
  const heart = setInterval(() => stream.send(heartbeatBytes), heartbeatMs).unref();

  async function run(): Promise<void> {
    try {
      const reply = await test.make({
        signal: leaving.signal,
        onProgress: (done, total) => stream.send(eventBytes("progress", { done, total })),
      });
      stream.sendSnapshot(eventBytes("questions", reply));
    } catch (error) {
      if (!leaving.signal.aborted) stream.send(eventBytes("error", wireError(error)));
    } finally {
      clearInterval(heart);
      stream.close();
    }
  }
  void run();
  return stream.response;
}
