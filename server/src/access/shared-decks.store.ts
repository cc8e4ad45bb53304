import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { Badge } from "@recollect/domain/accounts/profile.ts";
import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { sql } from "kysely";

import { precompiled } from "../store/precompiled.ts";
import type { Db, DecksTable } from "../store/tables.ts";
import { isSharedDeck, isSharedWith, mayWrite } from "./deck-conditions.store.ts";

/** A deck that others can read by its link, with its author's name. */
export type SharedDeckRow = Pick<
  DecksTable,
  "ownerId" | "id" | "title" | "description" | "cards" | "cardCount" | "visibility" | "updatedAt" | "revision" | "languages"
> & {
  username: string | null;
  displayName: string | null;
  badge: Badge | null;
  /** whether the reader writes it as a co-author; absent where that was not asked */
  isCoAuthor?: 0 | 1;
};

const columns = [
  "decks.ownerId",
  "decks.id",
  "decks.title",
  "decks.description",
  "decks.cards",
  "decks.cardCount",
  "decks.visibility",
  "decks.updatedAt",
  "decks.revision",
  "decks.languages",
  "users.username",
  "users.displayName",
  "users.badge",
] as const;

function withAuthor(db: Db) {
  return db.selectFrom("decks").innerJoin("users", "users.id", "decks.ownerId").select(columns);
}

/** By the index of ids, which are unique except for the tutorials'. */
function withOwnId(db: Db, id: number) {
  return withAuthor(db).where("decks.id", "=", id).where("decks.id", ">", sql.lit(1));
}

/** All students have decks 0 and 1; the shared ones are the official account's, and none is in a group. */
function tutorial(db: Db, id: number) {
  return withAuthor(db).where("decks.ownerId", "=", OFFICIAL_UID).where("decks.id", "=", id).where(isSharedDeck);
}

const selectWithOwnId = precompiled((db, { id }: { id: number }) => withOwnId(db, id).where(isSharedDeck));
const selectSharedWith = precompiled((db, { uid, id }: { uid: string; id: number }) =>
  withOwnId(db, id)
    .select(sql<0 | 1>`case when ${mayWrite(uid)} then 1 else 0 end`.as("isCoAuthor"))
    .where(isSharedWith(uid)),
);
const selectTutorial = precompiled((db, { id }: { id: number }) => tutorial(db, id));
const holdWithOwnId = precompiled((db, { id }: { id: number }) => withOwnId(db, id).where(isSharedDeck).forShare("decks"));
const holdTutorial = precompiled((db, { id }: { id: number }) => tutorial(db, id).forShare("decks"));

/** The deck with the id, as it is now, if it is shared, in a group of this student, or written by this student; null otherwise. */
export async function findDeckSharedWith(db: Db, uid: string, id: number): Promise<SharedDeckRow | null> {
  return (await (isTutorialId(id) ? selectTutorial(db, { id }) : selectSharedWith(db, { uid, id }))).rows[0] ?? null;
}

/** The deck with the id, as it is now; null if there is no shared one. */
export async function findSharedDeck(db: Db, id: number): Promise<SharedDeckRow | null> {
  return (await (isTutorialId(id) ? selectTutorial : selectWithOwnId)(db, { id })).rows[0] ?? null;
}

/** As `findSharedDeck`, locked until the transaction ends. */
export async function holdSharedDeck(db: Db, id: number): Promise<SharedDeckRow | null> {
  return (await (isTutorialId(id) ? holdTutorial : holdWithOwnId)(db, { id })).rows[0] ?? null;
}
