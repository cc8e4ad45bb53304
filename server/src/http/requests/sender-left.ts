import type { Context } from "hono";

/** The request's sender has left before it was answered. It is not an error, and the reply is not read. */
export class SenderLeft extends Error {
  override readonly name = "SenderLeft";
}

/** A signal that is aborted with a `SenderLeft` when the sender does: the request's own has a text for its reason, which is no error to Hono. */
export function senderLeft(c: Context): AbortSignal {
  const { signal } = c.req.raw;
  const leaving = new AbortController();
  const leave = () => leaving.abort(new SenderLeft(String(signal.reason)));
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  return leaving.signal;
}
