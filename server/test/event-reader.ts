/** One event of a stream: its name and its data, or `comment` and nothing. */
export type ReadEvent = { event: string; data: unknown };

export type EventReader = {
  /** The next event or comment; null when the stream has ended. */
  next(): Promise<ReadEvent | null>;
  leave(): Promise<void>;
};

/** Reads a `text/event-stream` one event at a time, as a browser would. */
export function readEvents(response: Response): EventReader {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next() {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end !== -1) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const event = eventIn(block);
          if (event) return event;
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
      }
    },
    leave: () => reader.cancel(),
  };
}

/** Null for a block that only sets the time to reconnect. */
function eventIn(block: string): ReadEvent | null {
  if (block.startsWith(":")) return { event: "comment", data: null };
  const fields = new Map(block.split("\n").map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]));
  const event = fields.get("event");
  return event === undefined ? null : { event, data: JSON.parse(fields.get("data") ?? "null") };
}
