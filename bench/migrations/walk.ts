import { openPostgres } from "@recollect/server/store/postgres/postgres.ts";
import { migrate } from "@recollect/server/store/migrate.ts";
import { migrations, type Migration } from "@recollect/server/store/migrations/list.ts";
import { openSqlite } from "@recollect/server/store/sqlite/sqlite.ts";

type Step = { name: string; way: "up" | "down"; ms: number };

/** The measured figures. Memory is the whole process's, in MB. */
export type Walk = { steps: Step[]; idleMb: number; mostMb: number };

/**
 * Opens the database at an address or in a folder, which migrates it up, and migrates down to a migration if one is given, counted from 1. Prints a
 * Walk.
 */
const [place = "", target] = process.argv.slice(2);
const steps: Step[] = [];
const idle = process.memoryUsage.rss();
// Opening uses the list as it is, so the steps are timed in place.
const list = migrations as Migration[];
for (const [at, one] of migrations.entries()) list[at] = { ...one, up: timed(one, "up"), down: timed(one, "down") };
const store = place.startsWith("postgres:") ? await openPostgres(place) : await openSqlite(place);
if (target !== undefined) await migrate({ db: store.identity, kind: store.kind, target: Number(target) });
const walk: Walk = { steps, idleMb: megabytes(idle), mostMb: megabytes(process.resourceUsage().maxRSS * 1024) };
await store.close();
console.log(JSON.stringify(walk));

function timed({ name, ...ways }: Migration, way: "up" | "down"): Migration["up"] {
  return async (db, kind) => {
    const begin = performance.now();
    await ways[way](db, kind);
    steps.push({ name, way, ms: performance.now() - begin });
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
