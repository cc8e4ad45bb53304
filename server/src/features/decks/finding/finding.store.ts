import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { sql } from "kysely";

import { writtenDecks } from "../../../access/co-authors.store.ts";
import { isSharedWith } from "../../../access/deck-conditions.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

/** A deck that a student may search in, without its cards. */
export type SearchedDeck = {
  ownerId: string;
  deckId: number;
  title: string;
  /** of its cards */ bytes: number;
  updatedAt: number;
  username: string | null;
  displayName: string | null;
};

const bytes = sql<number>`octet_length("decks"."cards")`.as("bytes");

const selectOwn = precompiled((db, { uid }: { uid: string }) =>
  db
    .selectFrom("decks")
    .select(["ownerId", "id as deckId", "title", "updatedAt", bytes])
    .select([sql<string | null>`null`.as("username"), sql<string | null>`null`.as("displayName")])
    .where("ownerId", "=", uid),
);

/** A deck that the student removed from the list is in it again from the next answer to one of its cards on. */
const isInList = (uid: string) => sql<boolean>`not exists (select 1 from "deckMarks" where "deckMarks"."userId" = ${uid}
  and "deckMarks"."deckOwnerId" = "places"."deckOwnerId" and "deckMarks"."deckId" = "places"."deckId" and "deckMarks"."removedAt" is not null
  and "deckMarks"."savedAt" is null and "deckMarks"."starredAt" is null and not exists (select 1 from "studyCards"
    where "studyCards"."userId" = ${uid} and "studyCards"."deckOwnerId" = "places"."deckOwnerId" and "studyCards"."deckId" = "places"."deckId"
    and "studyCards"."lastAt" > "deckMarks"."removedAt"))`;

const selectOfOthers = precompiled((db, { uid }: { uid: string }) => {
  const columns = ["deckOwnerId", "deckId"] as const;
  const listed = db
    .selectFrom("deckMarks")
    .select(columns)
    .where("userId", "=", uid)
    .where(({ eb, or }) => or([eb("savedAt", "is not", null), eb("starredAt", "is not", null)]))
    .union(db.selectFrom("studyDecks").select(columns).where("userId", "=", uid));
  const filed = db.selectFrom("filedDecks").select(columns).where("userId", "=", uid);
  const ofGroups = db
    .selectFrom("groupMembers")
    .innerJoin("groupDecks", "groupDecks.groupId", "groupMembers.groupId")
    .select(["groupDecks.deckOwnerId", "groupDecks.deckId"])
    .where("groupMembers.userId", "=", uid)
    .where("groupMembers.leftAt", "is", null);
  const inList = db.selectFrom(listed.as("places")).select(["places.deckOwnerId", "places.deckId"]).where(isInList(uid));
  return db
    .selectFrom(inList.union(writtenDecks(db, uid)).union(filed).union(ofGroups).as("found"))
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "found.deckOwnerId").onRef("decks.id", "=", "found.deckId"))
    .innerJoin("users", "users.id", "decks.ownerId")
    .select(["decks.ownerId", "decks.id as deckId", "decks.title", "decks.updatedAt", bytes, "users.username", "users.displayName"])
    .where("decks.ownerId", "<>", uid)
    .where(isSharedWith(uid));
});

/**
 * The decks that a student searches in, the last changed first: own ones, those of others in the lists and folders, those of groups, and those of which the student is a co-author; each as far as the
 * student may open it at this moment. Tutorials of others are left out, since every student has these ids.
 */
export async function readSearchedDecks(db: Db, uid: string): Promise<SearchedDeck[]> {
  const [own, ofOthers] = await Promise.all([selectOwn(db, { uid }), selectOfOthers(db, { uid })]);
  const decks: SearchedDeck[] = [...own.rows, ...ofOthers.rows.filter(({ deckId }) => !isTutorialId(deckId))];
  return decks.sort((a, b) => b.updatedAt - a.updatedAt || b.deckId - a.deckId);
}
