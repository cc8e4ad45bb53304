import type { Actor } from "@recollect/domain/permissions/moderation.ts";

import { lockStudentIfAny } from "../../access/lock-student.store.ts";
import type { Db } from "../../store/tables.ts";
import { roleOf } from "./accounts.store.ts";

/**
 * Locks the rows of the actor and of the subject in a fixed order, so that two moderators who act on each other take turns. Returns the
 * actor with the current role, which may have been taken away meanwhile.
 */
export async function actingOn(db: Db, actor: Actor, subjectId: string | null): Promise<Actor> {
  const uids = [actor === "operator" ? null : actor.uid, subjectId].filter((uid) => uid !== null);
  for (const uid of [...new Set(uids)].toSorted()) await lockStudentIfAny(db, uid);
  return actor === "operator" ? actor : { uid: actor.uid, role: await roleOf(db, actor.uid) };
}
