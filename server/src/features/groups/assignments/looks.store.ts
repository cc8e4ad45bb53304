import type { Db } from "../../../store/tables.ts";

type Look = { groupId: string; teacherId: string; day: number };

/** The students at whom a teacher has looked on a day. */
export async function studentsSeenOn(db: Db, { groupId, teacherId, day }: Look): Promise<Set<string>> {
  const rows = await db
    .selectFrom("looks")
    .select("studentId")
    .where("teacherId", "=", teacherId)
    .where("groupId", "=", groupId)
    .where("day", "=", day)
    .execute();
  return new Set(rows.map(({ studentId }) => studentId));
}

/** Notes that a teacher looked at these students, each once a day. */
export async function noteLooks(db: Db, look: Look, studentIds: readonly string[]): Promise<void> {
  if (studentIds.length === 0) return;
  await db
    .insertInto("looks")
    .values(studentIds.map((studentId) => ({ ...look, studentId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who looked at a student of a group, on which days, newest first. */
export async function looksAt(db: Db, { groupId, studentId, most }: { groupId: string; studentId: string; most: number }) {
  return db
    .selectFrom("looks")
    .innerJoin("users", "users.id", "looks.teacherId")
    .select(["looks.day", "users.displayName", "users.username"])
    .where("groupId", "=", groupId)
    .where("studentId", "=", studentId)
    .orderBy("day", "desc")
    .orderBy("teacherId")
    .limit(most)
    .execute();
}
