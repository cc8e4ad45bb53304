import { Socket } from "node:net";

import pg from "pg";

import { UnknownOutcome } from "./postgres-errors.ts";

/**
 * Sends everything that is written in one turn of the event loop together. The driver corks its stream for each statement; statements that are
 * sent at once, such as a transaction's begin and its first query, then need one system call.
 */
class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

const sockets = new WeakMap<pg.ClientBase, Socket>();

/** Where PostgreSQL warns that a commit no longer waits for its standby. */
const waitForStandby = "SyncRepWaitForLSN";
const committedAlone = new WeakSet<pg.ClientBase>();

/** A connection that sends statements without waiting for the replies to earlier ones. */
export class PostgresConnection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    const socket = new BatchingSocket();
    super({ ...config, pipeline: true, stream: () => socket });
    sockets.set(this, socket);
    this.on("notice", ({ routine }) => routine === waitForStandby && committedAlone.add(this));
  }
}

/** The failure of a commit that its standby may not have: PostgreSQL acknowledged it when somebody cancelled the wait for that. Null for all else. */
export function loneCommit(connection: pg.ClientBase): UnknownOutcome | null {
  return committedAlone.delete(connection) ? new UnknownOutcome("The database committed without its standby") : null;
}

/** Closes the connection now; statements without a reply fail. The driver's `end` waits for the replies. */
export function closeNow(connection: pg.ClientBase): void {
  sockets.get(connection)?.destroy();
}
