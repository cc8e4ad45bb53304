import pg from "pg";

import { startPostgres, startStandby } from "../../scripts/machine/postgres.mjs";

const writers = 16;
const rounds = 3;

/** What a commit waits for: its own disk, or that and the standby's. */
const modes = ["no standby", "a standby that nobody waits for", "a synchronous standby"] as const;

export type StandbyRate = { mode: (typeof modes)[number]; perSecond: number; p50Ms: number; p99Ms: number };

/** Writes a second and their times, one row and one commit each by 16 connections, the three ways in turn; the middle of three rounds. All disks are synced. */
export async function standbyRates(seconds: number): Promise<StandbyRate[]> {
  const settings = { wal_level: "replica", max_wal_senders: "4", max_connections: "100" };
  const alone = await startPostgres(settings);
  const primary = await startPostgres(settings);
  try {
    const standby = await startStandby(primary.url, {});
    try {
      for (const { url } of [alone, primary])
        await ask(url, 'create table written (id bigserial primary key, text text not null); create index on written ("text")');
      const found = new Map<string, StandbyRate[]>(modes.map((mode) => [mode, []]));
      for (let round = 0; round < rounds; round += 1)
        for (const mode of modes) {
          if (mode !== "no standby") await waitForStandby(primary.url, mode === "a synchronous standby");
          found.get(mode)?.push({ mode, ...(await written(mode === "no standby" ? alone.url : primary.url, seconds)) });
        }
      return modes.flatMap((mode) => found.get(mode)?.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds / 2)] ?? []);
    } finally {
      await standby.stop();
    }
  } finally {
    await primary.stop();
    await alone.stop();
  }
}

async function waitForStandby(url: string, isSynchronous: boolean): Promise<void> {
  await ask(url, `alter system set synchronous_standby_names = '${isSynchronous ? "*" : ""}'`);
  await ask(url, "select pg_reload_conf()");
  const wanted = isSynchronous ? "sync" : "async";
  const state = async () => (await ask(url, "select sync_state from pg_stat_replication"))[0]?.["sync_state"];
  while ((await state()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function written(url: string, seconds: number): Promise<Omit<StandbyRate, "mode">> {
  const clients = Array.from({ length: writers }, () => new pg.Client(url));
  const times: number[] = [];
  const text = "x".repeat(500);
  const begin = performance.now();
  try {
    await Promise.all(
      clients.map(async (client) => {
        await client.connect();
        for (let now = performance.now(); now - begin < seconds * 1000;) {
          await client.query("insert into written (text) values ($1)", [text]);
          const after = performance.now();
          times.push(after - now);
          now = after;
        }
      }),
    );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
  return { perSecond: times.length / ((performance.now() - begin) / 1000), p50Ms: at(0.5), p99Ms: at(0.99) };
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
