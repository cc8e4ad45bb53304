import type { Actor } from "@recollect/domain/permissions/desk.ts";

import { lockStudentIfAny } from "../../access/lock-student.store.ts";
import type { Db } from "../../store/tables.ts";
import { roleOf } from "./accounts.store.ts";

/**
 * Holds the rows of who acts and of whom it concerns, in one order, so that two who act on each other take turns; returns who acts with the role of
 * this moment: one that was taken away meanwhile is gone.
 */
export async function actingOn(db: Db, actor: Actor, subjectId: string | null): Promise<Actor> {
  const uids = [actor === "operator" ? null : actor.uid, subjectId].filter((uid) => uid !== null);
  for (const uid of [...new Set(uids)].toSorted()) await lockStudentIfAny(db, uid);
  return actor === "operator" ? actor : { uid: actor.uid, role: await roleOf(db, actor.uid) };
}
