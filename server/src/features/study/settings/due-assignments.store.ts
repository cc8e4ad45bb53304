import type { Day } from "@recollect/domain/study/day.ts";

import type { Db } from "../../../store/tables.ts";

/** An assignment by its title, which may be empty, and its group. */
export type DueAssignment = { title: string; groupName: string };

/** The assignment of a deck that is due on a day and has opened, of the groups in which this person is a student; of several the first that was made. */
export async function assignmentDueOn(
  db: Db,
  { uid, deckOwnerId, deckId, dueDay, today }: { uid: string; deckOwnerId: string; deckId: number; dueDay: Day; today: Day },
): Promise<DueAssignment | null> {
  const row = await db
    .selectFrom("assignments")
    .innerJoin("groups", "groups.id", "assignments.groupId")
    .innerJoin("groupMembers", "groupMembers.groupId", "assignments.groupId")
    .innerJoin("groupDecks", (join) =>
      join
        .onRef("groupDecks.deckOwnerId", "=", "assignments.deckOwnerId")
        .onRef("groupDecks.deckId", "=", "assignments.deckId")
        .onRef("groupDecks.groupId", "=", "assignments.groupId"),
    )
    .select(["assignments.title", "groups.name as groupName"])
    .where("groupMembers.userId", "=", uid)
    .where("groupMembers.leftAt", "is", null)
    .where("groupMembers.role", "=", "student")
    .where("assignments.deckOwnerId", "=", deckOwnerId)
    .where("assignments.deckId", "=", deckId)
    .where("dueDay", "=", dueDay)
    .where("opensDay", "<=", today)
    .orderBy("madeAt")
    .orderBy("assignments.id")
    .executeTakeFirst();
  return row ?? null;
}
