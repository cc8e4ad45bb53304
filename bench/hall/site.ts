import { startPostgres, startStandby } from "../../scripts/machine/postgres.mjs";
import { quickHashes } from "../../server/test/passwords/hash-option.ts";
import { askPostgres, newDatabase, startProcess, type Checkout } from "../kit/checkouts.ts";
import { cpuSeconds, memoryMb, postgresSeconds } from "../kit/cpu.ts";

/** The servers of one database. */
export type Site = {
  name: string;
  isOnPostgres: boolean;
  origins: readonly string[];
  /** of all servers together */
  cpuSeconds(): number;
  databaseSeconds(): number;
  memoryMb(): number;
  end(): Promise<void>;
};

/** With `STANDBY=synchronous` a commit waits for a standby on this machine, with `STANDBY=asynchronous` it does not. */
const standby = process.env["STANDBY"];

/** Runs the work with the address of a new PostgreSQL, which may have a standby, or with none for 0 processes: that is SQLite. */
export async function onDatabase(processes: number, work: (url: string | null) => Promise<void>): Promise<void> {
  if (processes === 0) return work(null);
  const settings = { max_connections: "100", max_wal_senders: "4", wal_level: "replica", hot_standby: "on" };
  const primary = await startPostgres(settings);
  try {
    const other = standby === undefined ? null : await startStandby(primary.url, settings);
    try {
      if (standby === "synchronous")
        await askPostgres(primary.url, "alter system set synchronous_standby_names = '*'", "select pg_reload_conf()");
      await work(primary.url);
    } finally {
      await other?.stop();
    }
  } finally {
    await primary.stop();
  }
}

/** Starts so many processes on one database: the first migrates. Passwords are hashed quickly, since nobody signs in during the lecture. */
export async function startSite(checkout: Checkout, processes: number, url: string | null): Promise<Site> {
  const shared =
    url === null ? {} : { DATABASE_URL: await newDatabase(url), AUTH_SECRET: "a secret that processes share for measuring only" };
  const settings = { LIMITS: "off", NODE_OPTIONS: quickHashes, ...shared };
  const servers = [await startProcess(checkout, settings)];
  while (servers.length < processes) servers.push(await startProcess(checkout, settings));
  const sum = (of: (pid: number) => number) => servers.reduce((all, { pid }) => all + of(pid), 0);
  const withStandby = standby === undefined ? "" : `, ${standby} standby`;
  return {
    name: url === null ? "SQLite" : `PostgreSQL with ${processes} ${processes === 1 ? "process" : "processes"}${withStandby}`,
    isOnPostgres: url !== null,
    origins: servers.map(({ origin }) => origin),
    cpuSeconds: () => sum(cpuSeconds),
    databaseSeconds: () => (url === null ? 0 : postgresSeconds()),
    memoryMb: () => sum(memoryMb),
    end: async () => void (await Promise.all(servers.map((server) => server.end()))),
  };
}
