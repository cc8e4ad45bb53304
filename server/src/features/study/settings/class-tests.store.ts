import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

type Request = { uid: string; /** ms since 1970 */ closesFrom: number };

const select = precompiled((db, { uid, closesFrom }: Request) =>
  db
    .selectFrom("groupMembers")
    .innerJoin("classTests", "classTests.groupId", "groupMembers.groupId")
    .select("classTests.id")
    .where("groupMembers.userId", "=", uid)
    .where("groupMembers.leftAt", "is", null)
    .where("groupMembers.role", "=", "student")
    .where("classTests.closesAt", ">=", closesFrom)
    .limit(1),
);

/** Whether a group of this student has a test that closes at `closesFrom` or later. */
export async function hasClassTestsFrom(db: Db, request: Request): Promise<boolean> {
  return (await select(db, request)).rows.length > 0;
}
