import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { startPostgres } from "../../scripts/machine/postgres.mjs";
import { measuredDemands } from "./measure.ts";
import { tableGrowth, year, type TableGrowth } from "./growth.ts";
import { idRun } from "./ids.ts";
import { noticeRates, type NoticeRate } from "./notices.ts";
import { ownership, type Ownership } from "./ownership.ts";
import { standbyRates, type StandbyRate } from "./standby.ts";
import { databaseIsTheLimitFrom, predicted, type Demand } from "./model.ts";

const databaseCores = 16;
const seconds = Number(process.env["SECONDS"] ?? 5);
/** How much more often a deck is opened than saved. */
const readsAWrite = 20;

/** The seed of what happens by chance in the simulation of ids. */
const seed = 1;

/**
 * One page about growing: the capacity of up to 64 processes on one PostgreSQL (measured with two of them, the rest by a model), how much the tables grow, what LISTEN/NOTIFY
 * carries, what a synchronous standby costs, and how ids behave when more decks are made than there are milliseconds. `docs/scale.md` says what follows. A word after `scale` prints one part.
 */
export async function scale(part: string | undefined): Promise<void> {
  if (part !== undefined && !["capacity", "growth", "notices", "ids", "standby"].includes(part))
    throw new Error(`There is no part "${part}".`);
  const isWanted = (name: string) => part === undefined || part === name;
  if (isWanted("ids")) printIds();
  if (isWanted("standby")) printStandby(await standbyRates(seconds));
  const postgres = await startPostgres({ max_connections: "100" });
  try {
    if (isWanted("notices")) printNotices(await noticeRates(postgres.url));
    if (isWanted("growth")) printGrowth(await tableGrowth(postgres.url), await ownership(postgres.url));
    if (!isWanted("capacity")) return;
    const { read, write } = await measuredDemands(postgres.url, seconds);
    for (const [name, demand] of [
      ["reads", read],
      ["writes", write],
      [`${readsAWrite} reads a write`, mixed(read, write)],
    ] as const) {
      print(name, demand);
    }
  } finally {
    await postgres.stop();
  }
}

function mixed(read: Demand, write: Demand): Demand {
  const mean = (of: (demand: Demand) => number) => (of(read) * readsAWrite + of(write)) / (readsAWrite + 1);
  return { server: mean((d) => d.server), database: mean((d) => d.database), network: mean((d) => d.network) };
}

function print(name: string, demand: Demand): void {
  const micros = (ms: number) => `${Math.round(ms * 1000)} µs`;
  console.log(`\n${name}: ${micros(demand.server)} of a server's core, ${micros(demand.database)} of the database's, a request`);
  console.log("processes   requests/s   mean ms   servers busy   database busy");
  for (let processes = 1; processes <= 64; processes *= 2) {
    const { perSecond, meanMs, serverBusy, databaseBusy } = predicted(demand, { processes, databaseCores, clients: 16 * processes });
    const columns = [
      String(processes),
      Math.round(perSecond).toLocaleString("en"),
      meanMs.toFixed(1),
      percent(serverBusy),
      percent(databaseBusy),
    ];
    console.log(columns.map((text, at) => text.padStart([9, 12, 9, 14, 15][at] ?? 0)).join(" "));
  }
  console.log(`A database of ${databaseCores} cores is the limit from ${databaseIsTheLimitFrom(demand, databaseCores)} processes on.`);
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`;
}

function printGrowth(tables: readonly TableGrowth[], { columns, uniqueAcross }: Ownership): void {
  const { decks, cards, saves, studyDays, answersADay } = year;
  console.log(
    `\nGrowth by 1,000 students a year, each with ${decks} decks of ${cards} cards, ${saves} saves, and ${answersADay} answers on ${studyDays} days:`,
  );
  console.log("table                rows        MB   split by");
  for (const { table, rows, bytes } of tables) {
    const figures = [
      Math.round(rows * 1000)
        .toLocaleString("en")
        .padStart(12),
      ((bytes * 1000) / 1e6).toFixed(1).padStart(9),
    ];
    console.log(`${table.padEnd(14)} ${figures.join(" ")}   ${columns.get(table) ?? "nobody's alone"}`);
  }
  const all = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`all together ${((all * 1000) / 1e9).toFixed(2)} GB`);
  const ownerless = [...columns].flatMap(([table, column]) => (column === null ? [table] : []));
  console.log(`\nTables without one owner: ${ownerless.join(", ")}`);
  console.log(`Unique without the owner, so in the way of splitting by owner: ${uniqueAcross.join("; ")}`);
}

function printNotices(rates: readonly NoticeRate[]): void {
  console.log("\nLISTEN/NOTIFY, notices of a deck, a second:");
  for (const { listeners, atOnce, perSecond } of rates)
    console.log(
      `  to ${String(listeners).padStart(2)} processes, ${String(atOnce).padStart(3)} a statement: ${Math.round(perSecond).toLocaleString("en")}`,
    );
}

function printStandby(rates: readonly StandbyRate[]): void {
  console.log("\nWrites of one row by 16 connections, each waiting for the disk:");
  const [alone] = rates;
  for (const { mode, perSecond, p50Ms, p99Ms } of rates)
    console.log(
      `  ${mode}: ${Math.round(perSecond).toLocaleString("en")} a second (${percent(perSecond / (alone?.perSecond ?? perSecond))}), p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
    );
}

function printIds(): void {
  console.log("\nIds of new decks, by the clock's milliseconds, from 8 processes for a minute:");
  for (const perSecond of [10, 100, 500, 1_000, 2_000, 10_000]) {
    const { insertsADeck, mostInserts, aheadSeconds } = idRun(perSecond, seededRandom(seed));
    console.log(
      `  ${perSecond.toLocaleString("en").padStart(6)} a second: ${insertsADeck.toFixed(2)} inserts a deck, at most ${mostInserts}; ${aheadSeconds.toFixed(1)} s ahead of the clock at the end`,
    );
  }
}
