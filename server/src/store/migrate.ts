import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";

import { StartError } from "../process/settings/start-error.ts";
import type { SchemaOfItsDay } from "./migrations/column-types.ts";
import { migrations, type Migration } from "./migrations/list.ts";
import type { Store } from "./store.ts";

type MigrateOptions = {
  db: SchemaOfItsDay;
  kind: Store["kind"];
  list?: readonly Migration[];
  /** how many migrations should be applied afterwards; all if not given */
  target?: number;
  /** how it waits for tables that are in use, on PostgreSQL */
  patience?: MigrationPatience;
};

/**
 * A change of a table waits for everybody who reads it, and everybody who comes after waits for the change. So it gives up after `lockMs`, lets the
 * others through, and tries again after a pause, for at most `allMs`.
 */
type MigrationPatience = { lockMs: number; pauseMs: number; allMs: number };

const usualPatience: MigrationPatience = { lockMs: 2_000, pauseMs: 2_000, allMs: 600_000 };

/** The states of a statement that waited for a lock for too long, and of one that would have waited in a circle with others. */
const inUse: ReadonlySet<unknown> = new Set(["55P03", "40P01"]);

/** The migration that lists those that only add to the schema. */
const firstExpansion = "0113-expansions";

/** An arbitrary number for the advisory lock that lets one process migrate while the others wait. */
const LOCK_NUMBER = 7_239_411;

/**
 * Migrates the schema to the target, up or down, in one transaction and under a lock: all or nothing. Throws a StartError, and changes
 * nothing, when the database has migrations that this program does not know and that take something away, or when a table stays in use.
 */
export async function migrate({
  db,
  kind,
  list = migrations,
  target = list.length,
  patience = usualPatience,
}: MigrateOptions): Promise<void> {
  const deadline = performance.now() + patience.allMs;
  for (;;) {
    try {
      return await migrateOnce({ db, kind, list, target, lockMs: patience.lockMs });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && inUse.has(error.code))) throw error;
      if (performance.now() > deadline) {
        throw new StartError(
          "The database's tables are in use all the time, so they cannot be changed: end its long transactions and dumps.",
          {
            cause: error,
          },
        );
      }
      await pause(patience.pauseMs * (0.5 + Math.random()));
    }
  }
}

type OnceOptions = Required<Pick<MigrateOptions, "db" | "kind" | "list" | "target">> & { lockMs: number };

async function migrateOnce({ db, kind, list, target, lockMs }: OnceOptions): Promise<void> {
  // Only there are processes of two versions on one database.
  const isShared = kind === "postgres";
  await db.transaction().execute(async (tx) => {
    if (isShared) {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_NUMBER)})`.execute(tx);
      await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(tx);
    }
    const applied = await appliedTo(tx);
    refuseUnknown(applied, list, isShared && applied.includes(firstExpansion) ? await expansionsIn(tx) : new Set());
    for (const { name, up, isExpansion } of list.slice(applied.length, target)) {
      await up(tx, kind);
      await tx.insertInto("migrations").values({ name }).execute();
      if (isExpansion && isShared) await tx.insertInto("expansions").values({ name }).execute();
    }
    for (const { name, down, isExpansion } of list.slice(target, applied.length).reverse()) {
      if (isExpansion && isShared) await tx.deleteFrom("expansions").where("name", "=", name).execute();
      await down(tx, kind);
      await tx.deleteFrom("migrations").where("name", "=", name).execute();
    }
  });
}

async function appliedTo(tx: SchemaOfItsDay): Promise<string[]> {
  await tx.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .execute();
  const rows = await tx.selectFrom("migrations").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name as string);
}

/** What only adds to the schema is no hindrance: a process of the version before starts again while newer ones run. */
function refuseUnknown(applied: readonly string[], list: readonly Migration[], expansions: ReadonlySet<string>): void {
  const unknown = applied.find((name, index) => name !== list[index]?.name && !(index >= list.length && expansions.has(name)));
  if (unknown) {
    throw new StartError(`The database is newer than this program: it has the migration ${unknown}, so start the newer program instead.`);
  }
}

async function expansionsIn(tx: SchemaOfItsDay): Promise<Set<string>> {
  const rows = await tx.selectFrom("expansions").select("name").execute();
  return new Set(rows.map(({ name }) => name as string));
}
