import { once } from "node:events";
import { connect } from "node:net";

import type pg from "pg";

/** What the driver knows of a connection, and its types do not tell. */
type Cancellable = pg.Client & { processID: number | null; secretKey: number | null };

/** How long the database may take to end a statement that is to be cancelled, in ms. */
const usualPatienceMs = 2_000;

/** The number by which PostgreSQL knows a connection that only wants another one's statement cancelled. */
const cancelRequest = 80_877_102;

/**
 * Has the database cancel the connection's statement when the signal is aborted. Call the result when the statement is over: it waits until no
 * such wish is under way any more, which would end whatever the connection runs next, and tells whether that is certain. A connection whose
 * statement does not end is closed.
 */
export function cancelledBy(signal: AbortSignal, client: pg.Client, patienceMs = usualPatienceMs): () => Promise<boolean> {
  let wish: Promise<boolean> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => {
    wish = wished(client as Cancellable, patienceMs);
    timer = setTimeout(() => void client.end(), patienceMs);
  };
  signal.addEventListener("abort", cancel, { once: true });
  return async () => {
    signal.removeEventListener("abort", cancel);
    clearTimeout(timer);
    return wish ?? true;
  };
}

/**
 * Sends the wish on a connection of its own, as PostgreSQL asks for, with the secret of the one it is about: so it reaches no other's statement,
 * also behind a pooler. The database closes the connection once it has passed the wish on.
 */
async function wished({ host, port, processID, secretKey }: Cancellable, patienceMs: number): Promise<boolean> {
  if (processID === null || secretKey === null) return false;
  const message = Buffer.alloc(16);
  [message.length, cancelRequest, processID, secretKey].forEach((value, at) => message.writeInt32BE(value, 4 * at));
  const socket = connect(host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  socket.setTimeout(patienceMs, () => socket.destroy(new Error("The database did not take the wish to cancel a statement")));
  socket.end(message).resume();
  return once(socket, "close").then(
    () => true,
    () => false,
  );
}
