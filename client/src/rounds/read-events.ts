/** An event of a `text/event-stream`, with its data as JSON text. */
export type StreamEvent = { type: string; data: string };

/**
 * Reads the events of a reply until it ends. An EventSource would do the same, but can't send the header that says who the player is. `onBytes` is called for
 * everything that comes, the comments that keep a connection open included.
 */
export async function readEvents(response: Response, onEvent: (event: StreamEvent) => void, onBytes: () => void = () => {}): Promise<void> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const blocks = (unread + value).split("\n\n");
    unread = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) onEvent(event);
    }
  }
}

/** Null for a comment, and for a block without data. */
function eventIn(block: string): StreamEvent | null {
  let type = "message";
  let data: string | null = null;
  for (const line of block.split("\n")) {
    if (line.startsWith("event: ")) type = line.slice("event: ".length);
    if (line.startsWith("data: ")) data = line.slice("data: ".length);
  }
  return data === null ? null : { type, data };
}
