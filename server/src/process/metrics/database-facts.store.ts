import type { Store } from "../../store/store.ts";
import { listProcesses } from "../cluster/server-processes.store.ts";

/** What the database knows of all processes. */
export type DatabaseFacts = {
  mailsWaiting: number;
  /** how long the oldest of them has waited; 0 if there is none */ oldestMailMs: number;
  processes: { running: number; gone: number };
};

/** Throws `database/network-error` if the database does not answer. `now` is in ms since 1970. */
export async function readDatabaseFacts(store: Pick<Store, "cluster" | "read" | "ping">, now: number): Promise<DatabaseFacts> {
  // Reads wait for another primary; this does not.
  await store.ping();
  const mails = await store.read
    .selectFrom("outgoingMail")
    .select(({ fn }) => [fn.countAll<number | string>().as("count"), fn.min("createdAt").as("oldest")])
    .executeTakeFirstOrThrow();
  const oldest = mails.oldest ?? now;
  return {
    mailsWaiting: Number(mails.count),
    oldestMailMs: Math.max(0, now - oldest),
    processes: store.cluster === null ? { running: 1, gone: 0 } : await countProcesses(store.read),
  };
}

async function countProcesses(read: Store["read"]): Promise<DatabaseFacts["processes"]> {
  const processes = await listProcesses(read);
  const gone = processes.filter(({ isGone }) => isGone).length;
  return { running: processes.length - gone, gone };
}
