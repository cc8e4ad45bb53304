import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";

const select = precompiled((db, { uid }: { uid: string }) => db.selectFrom("users").select("isTeacher").where("id", "=", uid));

/** Whether the operator or the school calls this person a teacher. It is about making groups alone: each group has its own teachers. */
export async function isTeacherHere(db: Db, uid: string): Promise<boolean> {
  return (await select(db, { uid })).rows[0]?.isTeacher === 1;
}

/** The groups that end with somebody's account, because nobody else teaches them, by name. */
export async function groupsTaughtAlone(db: Db, uid: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom("groupMembers as own")
    .innerJoin("groups", "groups.id", "own.groupId")
    .select(["groups.id", "groups.name"])
    .where("own.userId", "=", uid)
    .where("own.role", "=", "teacher")
    .where("own.leftAt", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("groupMembers as other")
            .select("other.userId")
            .whereRef("other.groupId", "=", "own.groupId")
            .where("other.userId", "<>", uid)
            .where("other.role", "=", "teacher")
            .where("other.leftAt", "is", null),
        ),
      ),
    )
    .orderBy("groups.name")
    .orderBy("groups.id")
    .execute();
}
