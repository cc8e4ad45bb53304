import { Kysely, PostgresDialect, type PostgresPool } from "kysely";

import { readsWithoutReplica } from "../late-reads.ts";
import type { LateReads } from "../store.ts";
import type { Db, Tables } from "../tables.ts";
import { createPool, usualPatience, type Pool } from "./postgres-pool.ts";
import { createReplicas } from "./replicas.ts";

/** Connections to a replica for all exports of this process, and their time limits: the primary is there if one of them is exceeded. */
const size = { connections: 4, idleMs: 10_000, isOfReplica: true };
const patience = { ...usualPatience, connectMs: 2_000, statementMs: 10_000, silenceMs: 3_000, failoverMs: 0 };

type LateReadsDeps = { /** of the primary */ url: string; readUrl: string | null; /** of and to the primary */ read: Db; pool: Pool };

/** Long work reads from the replicas at an address, if there is one. */
export function createLateReads({ url, readUrl, read, pool }: LateReadsDeps): LateReads & { close(): Promise<void> } {
  if (readUrl === null) return { ...readsWithoutReplica({ kind: "postgres", url }, read), close: async () => {} };
  const replicas = createReplicas({ url, readUrl, pool });
  const pools = new Map<string, Pool>();

  function poolOf(address: string): Pool {
    const replica = pools.get(address) ?? createPool(address, patience, size);
    pools.set(address, replica);
    return replica;
  }

  return {
    at: replicas.at,
    look: replicas.look,
    async database({ waitMs }) {
      const address = await replicas.current(waitMs);
      return address === null ? read : fallingBack({ replica: poolOf(address), primary: pool, failed: replicas.failed });
    },
    async close() {
      await Promise.all([...pools.values()].map((replica) => replica.end()));
    },
  };
}

type FallingBackDeps = { replica: Pool; primary: Pool; /** called when the primary did what the replica did not */ failed: () => void };

/** Statements of one piece of work. A later one may not see less than an earlier one, so none goes back to the replica. */
function fallingBack({ replica, primary, failed }: FallingBackDeps): Db {
  let hasFailed = false;
  const query = async (text: string, values: readonly unknown[]) => {
    if (hasFailed) return resultOf(await primary.ask(text, values));
    try {
      return resultOf(await replica.ask(text, values));
    } catch {
      hasFailed = true;
      const result = resultOf(await primary.ask(text, values));
      failed();
      return result;
    }
  };
  const connection = { query: query as never, release() {} };
  const pool: PostgresPool = { options: primary.options, connect: async () => connection, end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** As the driver's own result, for Kysely. */
function resultOf({ rows, numAffectedRows }: Awaited<ReturnType<Pool["ask"]>>) {
  return { command: "SELECT", rows, rowCount: Number(numAffectedRows ?? 0n) };
}
