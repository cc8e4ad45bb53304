import { AppError } from "@recollect/domain/errors/failure.ts";
import { isAbort } from "../lib/requests/http.ts";

/** One event of a stream; its data is JSON. */
export type ServerEvent = { name: string; data: unknown };

/**
 * The events of a `text/event-stream` response, as they arrive: what EventSource does, for the response to a POST. Throws the network error
 * when the connection breaks. Leaving the loop closes the connection.
 */
export async function* serverEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(broken);
      if (done) return;
      const blocks = (text + value).split("\n\n");
      text = blocks.pop() ?? "";
      for (const event of blocks.map(eventIn)) if (event) yield event;
    }
  } finally {
    await reader.cancel().catch(() => {}); // The connection may be broken already, and no more is read.
  }
}

function broken(cause: unknown): never {
  throw isAbort(cause) ? cause : new AppError("database/network-error", { cause });
}

/** A block of lines `name: value`; one without data, such as a heartbeat, is not an event. */
function eventIn(block: string): ServerEvent | null {
  let name = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    if (line.startsWith("event:")) name = line.slice("event:".length).trim();
    if (line.startsWith("data:")) data.push(line.slice("data:".length));
  }
  return data.length === 0 ? null : { name, data: JSON.parse(data.join("\n")) as unknown };
}
