import { hostname } from "node:os";

import pg from "pg";

/** How long a query waits for a connection before the database counts as unreachable. */
export const connectTimeoutMs = 10_000;

/** A transaction of a silent process releases its locks after this time. */
const idleInTransactionMs = 30_000;

const INT8 = 20;

/** PostgreSQL's bigints are our ids and times: JavaScript represents them exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/** Every query uses an index and takes about a millisecond: JIT compilation and parallel workers would take longer. */
const plannerOptions = "-c jit=off -c max_parallel_workers_per_gather=0";

/**
 * For connections whose queries find one page in large tables, row by row along indexes. The planner does not know how long it takes to unpack a value of some kB
 * in each row, and how many rows have all of several words, so that it would rather read whole tables.
 */
const rowByRow = "-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off";
export const rowByRowOptions: pg.ClientConfig = { options: `${plannerOptions} ${rowByRow}` };

/** PostgreSQL cuts longer names off. */
const longestName = 63;

/** What the database's own lists of connections call this process. */
const applicationName = `recollect ${process.pid}@${hostname()}`.replace(/[^ -~]/g, "?").slice(0, longestName);

/** The options of every connection to one of a database's hosts. */
export function connectionOptions(address: string): pg.ClientConfig {
  return {
    connectionString: address,
    types,
    options: plannerOptions,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}
