import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { SessionViewer } from "../../http/viewer.ts";
import type { Store, Transaction } from "../../store/store.ts";
import { appendEntries, type Appended } from "./append-entries.ts";
import { rebuildStudy } from "./rebuild-study.ts";
import { readStudySettings } from "./study-settings.store.ts";
import type { GivenEntry } from "./study.schemas.ts";

type Parts = { store: Store; /** ms since 1970 */ clock: () => number };

export type Study = ReturnType<typeof createStudy>;

/** Studying with spaced repetition: a student's log, and what follows from it. Everything is the viewer's own. */
export function createStudy({ store, clock }: Parts) {
  return {
    /** Writes down what a device did, all of it or nothing. Throws what `appendEntries` throws. */
    append({ uid }: Pick<SessionViewer, "uid">, entries: readonly GivenEntry[]): Promise<Appended> {
      return store.write(async ({ db }) => {
        await lockStudent(db, uid);
        return appendEntries(db, { uid, entries, settings: await readStudySettings(db, uid), now: clock() });
      });
    },

    /** Derives the student's cards anew from the log, bit by bit as they were. */
    rebuild({ uid }: Pick<SessionViewer, "uid">): Promise<{ entries: number; cards: number }> {
      return store.write(async ({ db }) => {
        await lockStudent(db, uid);
        return rebuildStudy(db, uid);
      });
    },
  };
}

/** Two devices of one student wait for each other here. */
async function lockStudent(db: Transaction["db"], uid: string): Promise<void> {
  const row = await db.selectFrom("users").select("id").where("id", "=", uid).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new AppError("profile/user-not-found");
}
