import { expect, test } from "vitest";
import { serverEvents, type ServerEvent } from "./server-events.ts";

async function eventsOf(response: Response): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(response)) events.push(event);
  return events;
}

/** A response whose bytes arrive in chunks of this size. */
function streamed(text: string, pieceBytes: number): Response {
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += pieceBytes) controller.enqueue(bytes.slice(at, at + pieceBytes));
        controller.close();
      },
    }),
  );
}

const text = 'retry: 1000\n\n:\n\nevent: progress\ndata: {"done":1,"total":2}\n\n:\n\nevent: questions\ndata: ["ünï → 漢字"]\n\n';

test.each([1, 2, 7, 1000])("events are read completely, also in pieces of %d bytes; comments are skipped", async (pieceBytes) => {
  const events = await eventsOf(streamed(text, pieceBytes));
  expect(events).toEqual([
    { name: "progress", data: { done: 1, total: 2 } },
    { name: "questions", data: ["ünï → 漢字"] },
  ]);
});

test("an event that was truncated is dropped", async () => {
  expect(await eventsOf(streamed("event: questions\ndata: [1", 100))).toEqual([]);
});

test("a connection that breaks is a network error", async () => {
  const broken = new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError("network error")) }));
  await expect(eventsOf(broken)).rejects.toMatchObject({ code: "database/network-error" });
});

test("leaving the loop ends the connection", async () => {
  let isEnded = false;
  const endless = new Response(
    new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("event: a\ndata: 1\n\n")),
      cancel: () => void (isEnded = true),
    }),
  );
  for await (const event of serverEvents(endless)) {
    expect(event.name).toBe("a");
    break;
  }
  expect(isEnded).toBe(true);
});
