import type pg from "pg";

import { closeNow } from "./postgres-connection.ts";

/** How often deadlines are checked, in ms, and so how late a connection is closed; a tenth of a short deadline. */
const lookEveryMs = 1000;

export type ConnectionTimeout = {
  /** The connection has to reply, from now on. */
  expect(connection: pg.ClientBase): void;
  /** No reply of the connection is expected. */
  expectNothing(connection: pg.ClientBase): void;
  close(): void;
};

/**
 * Closes connections that owe a reply for this many ms; their queries fail.
 *
 * One timer checks all of them. With a timer for each query (the driver's `query_timeout`) V8 promoted finished replies to the old
 * generation, and its minor collections took 4 to 10 ms instead of less than one.
 */
export function createConnectionTimeout(ms: number): ConnectionTimeout {
  const expectedSince = new Map<pg.ClientBase, number>();
  const look = () => {
    const latest = performance.now() - ms;
    for (const [connection, since] of expectedSince) {
      if (since > latest) continue;
      expectedSince.delete(connection);
      closeNow(connection);
    }
  };
  const timer = setInterval(look, Math.min(lookEveryMs, ms / 10)).unref();
  return {
    expect: (connection) => void expectedSince.set(connection, performance.now()),
    expectNothing: (connection) => void expectedSince.delete(connection),
    close: () => clearInterval(timer),
  };
}
