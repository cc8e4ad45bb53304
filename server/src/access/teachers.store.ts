import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";

const select = precompiled((db, { uid }: { uid: string }) => db.selectFrom("users").select("isTeacher").where("id", "=", uid));

/** Whether the operator or the school calls this person a teacher. It is about making groups alone: each group has its own teachers. */
export async function isTeacherHere(db: Db, uid: string): Promise<boolean> {
  return (await select(db, { uid })).rows[0]?.isTeacher === 1;
}
