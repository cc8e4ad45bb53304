import { startPostgres } from "../../scripts/machine/postgres.mjs";
import { measuredDemands } from "./measure.ts";
import { databaseIsTheLimitFrom, predicted, type Demand } from "./model.ts";

const databaseCores = 16;
const seconds = Number(process.env["SECONDS"] ?? 5);
/** How much more often a deck is opened than saved. */
const readsAWrite = 20;

/** The capacity of up to 64 processes on one PostgreSQL: measured with two of them, the rest by a model. */
export async function scale(): Promise<void> {
  const postgres = await startPostgres({ max_connections: "100" });
  try {
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
