import { createSharedJobs, type SharedJobs } from "../jobs/shared-jobs.store.ts";
import { traits } from "../store/database-capabilities.ts";
import type { Store } from "../store/store.ts";
import { superfluousBackups, type Backup } from "./backup-folder.ts";
import "./backups-made.tables.ts";

/** What is shown of a backup. */
export type MadeBackup = Pick<Backup, "name" | "at" | "bytes" | "media" | "missingMedia">;

/** What processes on one database know together of its backups. */
export type SharedBackups = {
  /** Makes the one that is due, unless another process does. */
  once: SharedJobs["once"];
  /** Writes down that it was made. */
  record(backup: Backup): Promise<void>;
  /** Those of all processes, the newest first; null where there is one process, which looks into its folder. */
  backups(): Promise<{ areMade: boolean; backups: MadeBackup[]; failure: { at: number; reason: string } | null } | null>;
};

/** The one process that has its database for itself. */
export const oneProcess: SharedBackups = {
  async once(_job, work) {
    await work();
    return "done";
  },
  record: async () => {},
  backups: async () => null,
};

export function createSharedBackups(store: Pick<Store, "kind" | "read" | "write" | "writeOne">): SharedBackups {
  if (!traits[store.kind].hasOtherProcesses) return oneProcess;
  const { once, failureOf } = createSharedJobs({ store });
  return {
    once,
    async record({ name, at, bytes, media, missingMedia }) {
      await store.write(async ({ db }) => {
        await db
          .insertInto("backupsMade")
          .values({ name, at, bytes, media, missingMedia })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        // The folder has lost the same ones.
        const times = (await db.selectFrom("backupsMade").select("at").execute()).map((row) => row.at);
        const removed = superfluousBackups(times);
        if (removed.length > 0) await db.deleteFrom("backupsMade").where("at", "in", removed).execute();
      });
    },
    async backups() {
      const backups = await store.read.selectFrom("backupsMade").selectAll().orderBy("at", "desc").execute();
      const failure = await failureOf("backup");
      return { areMade: backups.length > 0 || failure !== null, backups, failure };
    },
  };
}
