import { AppError } from "@recollect/domain/errors/app-error.ts";

import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";

const select = precompiled((db, { uid }: { uid: string }) => db.selectFrom("users").select("id").where("id", "=", uid).forNoKeyUpdate());

/**
 * Serializes the transactions of one student: locks the student's row until the transaction ends, and with it the name, the badge and the
 * list of decks. Throws `profile/user-not-found`.
 */
export async function lockStudent(db: Db, uid: string): Promise<void> {
  if (!(await lockStudentIfAny(db, uid))) throw new AppError("profile/user-not-found");
}

/** The same for a caller that has its own reply for a missing student: returns whether the student exists. */
export async function lockStudentIfAny(db: Db, uid: string): Promise<boolean> {
  return (await select(db, { uid })).rows.length > 0;
}
