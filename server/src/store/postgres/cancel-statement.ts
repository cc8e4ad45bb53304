import { once } from "node:events";
import { connect } from "node:net";

import type pg from "pg";

/** Properties of a connection that the driver's types lack. */
type Cancellable = pg.Client & { processID: number | null; secretKey: number | null };

/** How long the database may take to end a statement that is to be cancelled, in ms. */
const usualPatienceMs = 2_000;

/** PostgreSQL's number for a connection that only requests the cancellation of another one's statement. */
const cancelRequest = 80_877_102;

/**
 * Cancels the connection's statement in the database when the signal is aborted. Call the result when the statement is over: it waits until no
 * cancellation is in progress, which would hit the connection's next statement, and returns whether that is certain. A connection whose statement
 * does not end is closed.
 */
export function cancelledBy(signal: AbortSignal, client: pg.Client, patienceMs = usualPatienceMs): () => Promise<boolean> {
  let cancellation: Promise<boolean> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => {
    cancellation = sendCancellation(client as Cancellable, patienceMs);
    timer = setTimeout(() => void client.end(), patienceMs);
  };
  signal.addEventListener("abort", cancel, { once: true });
  return async () => {
    signal.removeEventListener("abort", cancel);
    clearTimeout(timer);
    return cancellation ?? true;
  };
}

/**
 * Sends the request on a connection of its own, as PostgreSQL requires, with the secret of the one it is about: so it reaches no other's
 * statement, also behind a pooler. The database closes the connection once it has processed the request.
 */
async function sendCancellation({ host, port, processID, secretKey }: Cancellable, patienceMs: number): Promise<boolean> {
  if (processID === null || secretKey === null) return false;
  const message = Buffer.alloc(16);
  [message.length, cancelRequest, processID, secretKey].forEach((value, at) => message.writeInt32BE(value, 4 * at));
  const socket = connect(host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  socket.setTimeout(patienceMs, () => socket.destroy(new Error("The database did not accept the cancellation of a statement")));
  socket.end(message).resume();
  return once(socket, "close").then(
    () => true,
    () => false,
  );
}
