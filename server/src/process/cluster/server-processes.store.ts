import { sql } from "kysely";

import { dayMs, minuteMs } from "@recollect/domain/time/units.ts";

import "./server-processes.tables.ts";
import type { Store } from "../../store/store.ts";
import type { ServerProcess } from "./server-processes.tables.ts";

/** A process that has not been seen for this long counts as gone, in ms: it is seen every minute. */
const goneMs = 2.5 * minuteMs;

/** How long a process that was killed is still listed, in ms. */
const listedMs = dayMs;

/** PostgreSQL's time in ms since 1970. */
const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Writes the process's own row, and returns the database's time. */
export async function reportProcess(store: Pick<Store, "writeOne">, row: Omit<ServerProcess, "startedAt" | "seenAt">): Promise<number> {
  const { id: _id, ...changing } = row;
  const written = await store.writeOne(({ db }) =>
    db
      .insertInto("serverProcesses")
      .values({ ...row, startedAt: databaseNow, seenAt: databaseNow })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...changing, seenAt: databaseNow }))
      .returning("seenAt")
      .executeTakeFirstOrThrow(),
  );
  return written.seenAt;
}

export type ListedProcess = ServerProcess & { isGone: boolean };

/** All processes of the last day, those that run first, each with whether it is gone. */
export async function listProcesses(read: Store["read"]): Promise<ListedProcess[]> {
  const rows = await read
    .selectFrom("serverProcesses")
    .selectAll()
    .select(sql<boolean>`${databaseNow} - "seenAt" > ${sql.lit(goneMs)}`.as("isGone"))
    .orderBy("isGone")
    .orderBy("name")
    .execute();
  return rows;
}

/** Removes the rows of processes that were gone for a day, and returns their ids. */
export async function forgetGone(store: Pick<Store, "writeOne">): Promise<string[]> {
  const rows = await store.writeOne(({ db }) =>
    db
      .deleteFrom("serverProcesses")
      .where(sql<boolean>`${databaseNow} - "seenAt" > ${sql.lit(listedMs)}`)
      .returning("id")
      .execute(),
  );
  return rows.map(({ id }) => id);
}

export async function removeProcess(store: Pick<Store, "writeOne">, id: string): Promise<void> {
  await store.writeOne(({ db }) => db.deleteFrom("serverProcesses").where("id", "=", id).execute());
}
