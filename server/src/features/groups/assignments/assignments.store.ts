import { mayOpen } from "../../../access/deck-conditions.store.ts";
import type { Db } from "../../../store/tables.ts";
import type { AssignmentsTable } from "./assignments.tables.ts";

/** An assignment with its deck as it is now; the deck's columns are null if the reader may not open it, or it is out of the group or in the trash. */
export type AssignmentRow = AssignmentsTable & {
  deckTitle: string | null;
  cardCount: number | null;
  deckRevision: number | null;
  /** null for a deck that is in the group no more */
  inGroup: string | null;
  /** null once the account of the deck's owner is deleted */
  presentOwner: string | null;
  /** null for a deck that no moderator hid or took down */
  restriction: "hidden" | "taken-down" | null;
};

function assignmentsWithDecks(db: Db, reader: string) {
  return db
    .selectFrom("assignments")
    .leftJoin("groupDecks", (join) =>
      join
        .onRef("groupDecks.deckOwnerId", "=", "assignments.deckOwnerId")
        .onRef("groupDecks.deckId", "=", "assignments.deckId")
        .onRef("groupDecks.groupId", "=", "assignments.groupId"),
    )
    .leftJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "groupDecks.deckOwnerId").onRef("decks.id", "=", "groupDecks.deckId").on(mayOpen(reader)),
    )
    .leftJoin("deckRestrictions", (join) =>
      join.onRef("deckRestrictions.ownerId", "=", "assignments.deckOwnerId").onRef("deckRestrictions.deckId", "=", "assignments.deckId"),
    )
    .selectAll("assignments")
    .select(["decks.title as deckTitle", "decks.cardCount", "decks.revision as deckRevision"])
    .leftJoin("users as owner", "owner.id", "assignments.deckOwnerId")
    .select(["groupDecks.groupId as inGroup", "deckRestrictions.level as restriction", "owner.id as presentOwner"]);
}

/** The assignments of a group, the next due one first, and those of one day as they were made. */
export async function assignmentsOfGroup(db: Db, groupId: string, reader: string): Promise<AssignmentRow[]> {
  return assignmentsWithDecks(db, reader)
    .where("assignments.groupId", "=", groupId)
    .orderBy("dueDay")
    .orderBy("madeAt")
    .orderBy("assignments.id")
    .execute();
}

/** The decks that the reader can assign, in the group's order. */
export async function decksOfGroup(
  db: Db,
  groupId: string,
  reader: string,
): Promise<{ ownerId: string; id: number; title: string; cardCount: number }[]> {
  return db
    .selectFrom("groupDecks")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "groupDecks.deckOwnerId").onRef("decks.id", "=", "groupDecks.deckId"))
    .select(["decks.ownerId", "decks.id", "decks.title", "decks.cardCount"])
    .where("groupDecks.groupId", "=", groupId)
    .where(mayOpen(reader))
    .orderBy("groupDecks.position")
    .execute();
}

export async function findAssignment(db: Db, groupId: string, id: string, reader: string): Promise<AssignmentRow | null> {
  const row = await assignmentsWithDecks(db, reader)
    .where("assignments.groupId", "=", groupId)
    .where("assignments.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The assignments of all groups in which somebody is a student. */
function assignmentsGivenTo(db: Db, uid: string) {
  return assignmentsWithDecks(db, uid)
    .innerJoin("groups", "groups.id", "assignments.groupId")
    .innerJoin("groupMembers", "groupMembers.groupId", "assignments.groupId")
    .select("groups.name as groupName")
    .where("groupMembers.userId", "=", uid)
    .where("groupMembers.leftAt", "is", null)
    .where("groupMembers.role", "=", "student")
    .orderBy("dueDay");
}

export type GivenAssignmentRow = AssignmentRow & { groupName: string };

/** The assignments of all groups in which somebody is a student, due on a day or later, in the order of their days; those of one day as they were made. */
export async function assignmentsOfStudent(db: Db, uid: string, { dueFrom }: { dueFrom: number }): Promise<GivenAssignmentRow[]> {
  return assignmentsGivenTo(db, uid).where("dueDay", ">=", dueFrom).orderBy("madeAt").orderBy("assignments.id").execute();
}

type StudentsPage = {
  groupId: string;
  uid: string;
  /** a study day: later ones are not shown yet */
  openedBy: number;
  /** the last one of the page before */
  after: Pick<AssignmentsTable, "dueDay" | "id"> | null;
  most: number;
};

/** Some of the assignments that a group gives a student, the first due one first. */
export async function someGivenAssignments(db: Db, { groupId, uid, openedBy, after, most }: StudentsPage): Promise<GivenAssignmentRow[]> {
  const ofGroup = assignmentsGivenTo(db, uid)
    .where("assignments.groupId", "=", groupId)
    .where("opensDay", "<=", openedBy)
    .orderBy("assignments.id")
    .limit(most);
  if (!after) return ofGroup.execute();
  return ofGroup
    .where(({ eb, and, or }) =>
      or([eb("dueDay", ">", after.dueDay), and([eb("dueDay", "=", after.dueDay), eb("assignments.id", ">", after.id)])]),
    )
    .execute();
}

export async function countAssignments(db: Db, groupId: string): Promise<number> {
  const row = await db
    .selectFrom("assignments")
    .select(({ fn }) => fn.countAll<number>().as("assignments"))
    .where("groupId", "=", groupId)
    .executeTakeFirstOrThrow();
  return row.assignments;
}

export async function addAssignment(db: Db, row: AssignmentsTable): Promise<void> {
  await db.insertInto("assignments").values(row).execute();
}

export async function changeAssignment(db: Db, id: string, fields: Partial<AssignmentsTable>): Promise<void> {
  await db.updateTable("assignments").set(fields).where("id", "=", id).execute();
}

/** Returns whether there was one. */
export async function deleteAssignment(db: Db, groupId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("assignments").where("groupId", "=", groupId).where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
