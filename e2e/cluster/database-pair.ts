import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

import { freePort } from "../../scripts/machine/free-port.mjs";
import { startPostgres, startStandby } from "../../scripts/machine/postgres.mjs";

/** Processes are killed here, not the machine: what a database wrote is there without waiting for the disk. */
const settings = {
  wal_level: "replica",
  fsync: "off",
  max_wal_senders: "6",
  hot_standby: "on",
  wal_keep_size: "512MB",
  max_connections: "70",
};

type Node = Awaited<ReturnType<typeof startStandby>>;

/** A primary whose commits wait for its standby, and the one who promotes the standby, as Patroni would. */
export type DatabasePair = {
  readonly ports: readonly [number, number];
  /** of the primary now, and of the other one */
  primaryUrl(): string;
  primaryPort(): number;
  standbyPort(): number;
  kill(): void;
  freeze(): void;
  thaw(): void;
  /** Makes the standby the primary. What was the primary stays as it is. */
  promote(): Promise<void>;
  /** Makes what was the primary a new standby, and lets commits wait for it again. */
  rebuild(): Promise<void>;
  stop(): Promise<void>;
};

export async function startDatabasePair({ isSynchronous = true } = {}): Promise<DatabasePair> {
  const ports = [await freePort(), await freePort()] as [number, number];
  const first: Node = { promote: async () => {}, ...(await startPostgres({ ...settings, port: String(ports[0]) })) };
  const nodes: [Node, Node] = [first, await startStandby(first.url, { ...settings, port: String(ports[1]) })];
  let primary: 0 | 1 = 0;
  const other = (): 0 | 1 => (primary === 0 ? 1 : 0);

  async function waitForStandby(isWaited: boolean): Promise<void> {
    const client = new pg.Client(nodes[primary].url);
    await client.connect();
    try {
      await client.query(`alter system set synchronous_standby_names = '${isWaited && isSynchronous ? "*" : ""}'`);
      await client.query("select pg_reload_conf()");
      if (!isWaited) return;
      for (const deadline = performance.now() + 60_000; performance.now() < deadline; await pause(100)) {
        const { rows } = await client.query<{ state: string }>(
          "select coalesce(max(sync_state), '') as state from pg_stat_replication where state = 'streaming'",
        );
        if (rows[0]?.state === (isSynchronous ? "sync" : "async")) return;
      }
      throw new Error("The standby does not follow the primary.");
    } finally {
      await client.end();
    }
  }
  await waitForStandby(true);

  const signal = (at: 0 | 1, name: NodeJS.Signals) => processesOf(nodes[at].pid()).forEach((pid) => trySignal(pid, name));
  return {
    ports,
    primaryUrl: () => nodes[primary].url,
    primaryPort: () => ports[primary],
    standbyPort: () => ports[other()],
    kill: () => signal(primary, "SIGKILL"),
    freeze: () => signal(primary, "SIGSTOP"),
    thaw: () => signal(other(), "SIGCONT"),
    async promote() {
      await nodes[other()].promote();
      primary = other();
      await waitForStandby(false);
    },
    async rebuild() {
      const at = other();
      signal(at, "SIGCONT");
      await nodes[at].stop();
      nodes[at] = await startStandby(nodes[primary].url, { ...settings, port: String(ports[at]) });
      await waitForStandby(true);
    },
    async stop() {
      for (const at of [0, 1] as const) signal(at, "SIGCONT");
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

/** The database's first process and those that it started. */
function processesOf(pid: number | null): number[] {
  if (pid === null) return [];
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

function parentOf(name: string): number | null {
  try {
    const text = readFileSync(`/proc/${name}/stat`, "utf8");
    return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    // It has ended.
    return null;
  }
}

function trySignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== "ESRCH") throw failure;
  }
}
