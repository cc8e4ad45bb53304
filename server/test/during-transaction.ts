import { setTimeout as pause } from "node:timers/promises";

import type { Store, Transaction } from "../src/store/store.ts";

/** Long enough for a request to come as far as it can while the transaction is open. */
const headStartMs = 150;

/**
 * Runs a transaction that sends a request in its middle, before anything of it is committed, and returns the request's reply. On SQLite the request waits for the
 * transaction; on PostgreSQL it goes as far as the transaction's locks let it.
 */
export async function duringTransaction<T>(
  store: Store,
  request: () => Promise<T>,
  work: (tx: Transaction, send: () => Promise<void>) => Promise<void>,
): Promise<T> {
  let reply: Promise<T> | undefined;
  const send = async () => {
    reply ??= request();
    await pause(headStartMs);
  };
  await store.write((tx) => work(tx, send));
  if (!reply) throw new Error("the transaction sent no request");
  return reply;
}
