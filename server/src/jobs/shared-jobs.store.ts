import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import { minuteMs } from "@recollect/domain/time/units.ts";

import "./shared-jobs.tables.ts";
import { traits } from "../store/database-capabilities.ts";
import type { Store } from "../store/store.ts";

/** A process that died in the middle of its work gives it up to another after this many ms. */
const usualHoldMs = 2 * minuteMs;

/** Work for all processes; `due` is the moment that it is due, in ms since 1970, the same for all of them. */
export type SharedJob = { name: string; due: number };

type AfterFailure = {
  /** before any process tries again, in ms; not given: never for this `due` */
  pauseMs?: number;
};

export type SharedJobs = {
  /**
   * Does the work, unless another process does it or has done it. Returns "busy" if it has to be looked at again, since the other may die. Throws what the
   * work throws.
   */
  once(job: SharedJob, work: () => Promise<unknown>, afterFailure?: AfterFailure): Promise<"done" | "busy">;
  /** When and why the work failed the last time, in any process; null if it did not. */
  failureOf(name: string): Promise<{ at: number; reason: string } | null>;
};

type SharedJobsDeps = { store: Pick<Store, "kind" | "read" | "writeOne">; holdMs?: number };

/** The database's time in ms since 1970: the processes' clocks may differ. */
const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Where only one process can have the database open, it does everything, and nothing is stored. */
export function createSharedJobs({ store, holdMs = usualHoldMs }: SharedJobsDeps): SharedJobs {
  return traits[store.kind].hasOtherProcesses ? jobsOfMany(store, holdMs) : jobsOfOne;
}

const jobsOfOne: SharedJobs = {
  async once(_job, work) {
    await work();
    return "done";
  },
  failureOf: async () => null,
};

function jobsOfMany(store: SharedJobsDeps["store"], holdMs: number): SharedJobs {
  const holder = randomUUID();

  async function take({ name, due }: SharedJob): Promise<"taken" | "done" | "busy"> {
    const heldUntil = sql<number>`${databaseNow} + ${sql.lit(holdMs)}`;
    const row = await store.writeOne(({ db }) =>
      db
        .insertInto("sharedJobs")
        .values({ name, holder, heldUntil, doneFor: 0, failedAt: null, failure: null })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({ holder, heldUntil })
            .where("sharedJobs.doneFor", "<", due)
            .where("sharedJobs.heldUntil", "<", databaseNow),
        )
        .returning("name")
        .executeTakeFirst(),
    );
    if (row) return "taken";
    const other = await store.read.selectFrom("sharedJobs").select("doneFor").where("name", "=", name).executeTakeFirst();
    return other && other.doneFor >= due ? "done" : "busy";
  }

  const ownRow = (name: string, values: object) =>
    store.writeOne(({ db }) => db.updateTable("sharedJobs").set(values).where("name", "=", name).where("holder", "=", holder).execute());

  return {
    async once(job, work, { pauseMs } = {}) {
      const { name, due } = job;
      const state = await take(job);
      if (state !== "taken") return state;
      // One that can't be renewed is taken by another process: all of this work may be done twice.
      const renew = () => ownRow(name, { heldUntil: sql<number>`${databaseNow} + ${sql.lit(holdMs)}` }).catch(() => {});
      const timer = setInterval(() => void renew(), holdMs / 4).unref();
      try {
        await work();
        await ownRow(name, { doneFor: due, heldUntil: 0, failedAt: null, failure: null });
        return "done";
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        const next =
          pauseMs === undefined ? { doneFor: due, heldUntil: 0 } : { heldUntil: sql<number>`${databaseNow} + ${sql.lit(pauseMs)}` };
        await ownRow(name, { ...next, failedAt: databaseNow, failure });
        throw error;
      } finally {
        clearInterval(timer);
      }
    },

    async failureOf(name) {
      const row = await store.read.selectFrom("sharedJobs").select(["failedAt", "failure"]).where("name", "=", name).executeTakeFirst();
      return row?.failedAt == null ? null : { at: row.failedAt, reason: row.failure ?? "" };
    },
  };
}
