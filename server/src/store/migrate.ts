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
};

/** An arbitrary number for the advisory lock that lets one process migrate while the others wait. */
const LOCK_NUMBER = 7_239_411;

/**
 * Migrates the schema to the target, up or down, in one transaction and under a lock: all or nothing. Throws a StartError, and changes
 * nothing, when the database has migrations that this program does not know.
 */
export async function migrate({ db, kind, list = migrations, target = list.length }: MigrateOptions): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (kind === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_NUMBER)})`.execute(tx);
    const applied = await appliedTo(tx);
    refuseUnknown(applied, list);
    for (const { name, up } of list.slice(applied.length, target)) {
      await up(tx, kind);
      await tx.insertInto("migrations").values({ name }).execute();
    }
    for (const { name, down } of list.slice(target, applied.length).reverse()) {
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

function refuseUnknown(applied: readonly string[], list: readonly Migration[]): void {
  const unknown = applied.find((name, index) => name !== list[index]?.name);
  if (unknown) {
    throw new StartError(`The database is newer than this program: it has the migration ${unknown}, so start the newer program instead.`);
  }
}
