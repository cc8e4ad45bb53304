/** An event of a `text/event-stream`, its data parsed. */
export type StreamEvent = { event: string; data: unknown };

export type OpenStream = {
  /** The next event of that name; skips others. Rejects if the stream ends before. */
  next: (event: string) => Promise<StreamEvent>;
  /** Resolves when the server has ended the stream; skips all events. */
  ended: () => Promise<void>;
  cancel: () => Promise<void>;
};

/** Reads the events of a reply, one after the other. */
export function eventsOf(reply: Response): OpenStream {
  if (!reply.headers.get("content-type")?.startsWith("text/event-stream") || !reply.body) throw new Error(`not a stream: ${reply.status}`);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";

  async function nextBlock(): Promise<string | null> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end !== -1) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      // A broken connection is an end too: the server may have been killed.
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return null;
      text += value ?? "";
    }
  }

  return {
    async next(event) {
      for (;;) {
        const block = await nextBlock();
        if (block === null) throw new Error(`the stream ended before the event ${event}`);
        const parsed = parse(block);
        if (parsed?.event === event) return parsed;
      }
    },
    async ended() {
      while ((await nextBlock()) !== null);
    },
    cancel: () => reader.cancel(),
  };
}

function parse(block: string): StreamEvent | null {
  const lines = block.split("\n");
  const event = lines.find((line) => line.startsWith("event: "))?.slice("event: ".length);
  const data = lines.find((line) => line.startsWith("data: "))?.slice("data: ".length);
  return event === undefined || data === undefined ? null : { event, data: JSON.parse(data) };
}
