import type { Db } from "../../../store/tables.ts";

/** The groups in which a student is or was, with what the group stores of the student; of a teacher also the decks that they added. */
export async function groupsOfAccount(db: Db, uid: string) {
  const rows = await db
    .selectFrom("groupMembers as member")
    .innerJoin("groups", "groups.id", "member.groupId")
    .select(["groups.id as groupId", "groups.name", "groups.keepUntil", "member.role", "member.joinedAt", "member.leftAt"])
    .select(["member.agreedAt", "member.externalId"])
    .where("member.userId", "=", uid)
    .orderBy("member.joinedAt")
    .orderBy("groups.id")
    .execute();
  const decks = await db
    .selectFrom("groupDecks")
    .select(["groupId", "deckOwnerId as ownerId", "deckId"])
    .where("addedBy", "=", uid)
    .execute();
  return rows.map((row) => ({
    ...row,
    addedDecks: decks.filter(({ groupId }) => groupId === row.groupId).map(({ ownerId, deckId }) => ({ ownerId, deckId })),
  }));
}
