import type pg from "pg";

/** How much later than it is due a connection is ended, in ms; with short deadlines a tenth of them. */
const lookEveryMs = 1000;

export type Silence = {
  /** The connection has to say something, from now on. */
  expect(connection: pg.Client): void;
  /** Nothing is expected of the connection. */
  expectNothing(connection: pg.Client): void;
  close(): void;
};

/**
 * Ends the connections that have said nothing for so many ms where something is expected; what was asked on them fails.
 *
 * One timer looks after all of them. With one for each question (the driver's `query_timeout`) V8 took answers that were done with for living, and its
 * small collections took 4 to 10 ms instead of less than one.
 */
export function endSilent(ms: number): Silence {
  const expectedSince = new Map<pg.Client, number>();
  const look = () => {
    const latest = performance.now() - ms;
    for (const [connection, since] of expectedSince) {
      if (since > latest) continue;
      expectedSince.delete(connection);
      void connection.end();
    }
  };
  const timer = setInterval(look, Math.min(lookEveryMs, ms / 10)).unref();
  return {
    expect: (connection) => void expectedSince.set(connection, performance.now()),
    expectNothing: (connection) => void expectedSince.delete(connection),
    close: () => clearInterval(timer),
  };
}
