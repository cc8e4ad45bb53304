import pg from "pg";

import { closeNow } from "./postgres-connection.ts";

/** How long the database may take to end a statement that is to be cancelled, in ms. */
const usualPatienceMs = 2_000;

/** The numbers of the databases' processes that serve connections. */
const backends = new WeakMap<pg.ClientBase, number>();

/** Asks a connection for the number of its process in the database, once. */
export async function learnBackend(client: pg.ClientBase): Promise<void> {
  if (backends.has(client)) return;
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  if (rows[0]) backends.set(client, rows[0].pid);
}

type CancelOptions = { /** of the connection that cancels */ options: pg.ClientConfig; patienceMs?: number };

/**
 * Cancels the statement of a connection whose backend is known (`learnBackend`) when the signal is aborted. Call the result when the statement is
 * over: it waits until no cancellation is in progress, which would hit the connection's next statement, and returns whether that is certain. A
 * connection whose statement does not end is closed.
 */
export function cancelledBy(
  signal: AbortSignal,
  client: pg.ClientBase,
  { options, patienceMs = usualPatienceMs }: CancelOptions,
): () => Promise<boolean> {
  let cancellation: Promise<boolean> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => {
    cancellation = cancelStatement(backends.get(client), { ...options, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
    timer = setTimeout(() => closeNow(client), patienceMs);
  };
  signal.addEventListener("abort", cancel, { once: true });
  return async () => {
    signal.removeEventListener("abort", cancel);
    clearTimeout(timer);
    return cancellation ?? true;
  };
}

/** Cancels what this backend runs, on a connection of its own: all others may be in use. Returns whether the database has done so. */
async function cancelStatement(backend: number | undefined, options: pg.ClientConfig): Promise<boolean> {
  if (backend === undefined) return false;
  const client = new pg.Client(options);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_cancel_backend($1)", [backend]);
    return true;
  } catch {
    return false;
  } finally {
    void client.end();
  }
}
