import type { Badge } from "@recollect/domain/accounts/profile.ts";
import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { sql, type Selectable } from "kysely";

import { writtenDecks } from "../../../access/co-authors.store.ts";
import { isSharedWith, mayWrite } from "../../../access/deck-conditions.store.ts";
import { cardsStart } from "../../../access/first-card.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckMarksTable } from "./saved.tables.ts";

type Place = { userId: string; deckOwnerId: string; deckId: number };

/** A deck of another student with the student's marks; the deck's own columns are null while its author does not share it. */
export type KeptRow = Omit<DeckMarksTable, "userId" | "thankedAt"> & {
  /** not null for a deck that the student writes as a co-author now */
  written: number | null;
  /** null for a deck that was never studied */
  touched: number | null;
  /** its studied cards, and the last time, in ms since 1970: read only where the list needs it */
  studied: number | null;
  lastAt: number | null;
  id: number | null;
  title: string;
  description: string;
  cardCount: number;
  visibility: Visibility;
  updatedAt: number;
  firstCard: string | null;
  cardsStart: string | null;
  username: string | null;
  displayName: string | null;
  badge: Badge | null;
  selectedTheme: ThemeIndex;
};

/** Marks and progress, one row for each deck; of a deck that is not shared no column is read, so none can leak. */
const selectKept = precompiled((db, { userId }: { userId: string }) => {
  const places = db
    .selectFrom("deckMarks")
    .select(["deckOwnerId", "deckId"])
    .where("userId", "=", userId)
    .where("deckOwnerId", "<>", userId)
    .union(db.selectFrom("studyDecks").select(["deckOwnerId", "deckId"]).where("userId", "=", userId).where("deckOwnerId", "<>", userId))
    .union(writtenDecks(db, userId));
  const ofStudied = sql`from "studyCards" where "studyCards"."userId" = ${userId} and "studyCards"."deckOwnerId" = "kept"."deckOwnerId"
    and "studyCards"."deckId" = "kept"."deckId" and "studyCards"."stage" <> 'new'`;
  return db
    .selectFrom(places.as("kept"))
    .leftJoin("deckMarks as mark", (join) =>
      join.on("mark.userId", "=", userId).onRef("mark.deckOwnerId", "=", "kept.deckOwnerId").onRef("mark.deckId", "=", "kept.deckId"),
    )
    .leftJoin("studyDecks as begun", (join) =>
      join.on("begun.userId", "=", userId).onRef("begun.deckOwnerId", "=", "kept.deckOwnerId").onRef("begun.deckId", "=", "kept.deckId"),
    )
    .leftJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "kept.deckOwnerId").onRef("decks.id", "=", "kept.deckId").on(isSharedWith(userId)),
    )
    .leftJoin("users", "users.id", "decks.ownerId")
    .leftJoin(writtenDecks(db, userId).as("written"), (join) =>
      join.onRef("written.deckOwnerId", "=", "decks.ownerId").onRef("written.deckId", "=", "decks.id").on(mayWrite(userId)),
    )
    .select([
      "kept.deckOwnerId",
      "kept.deckId",
      "mark.savedAt",
      "mark.starredAt",
      "mark.removedAt",
      "begun.touched",
      "written.deckId as written",
    ])
    .select(["decks.id", "decks.title", "decks.description", "decks.cardCount", "decks.visibility", "decks.updatedAt", "decks.firstCard"])
    .select(["users.username", "users.displayName", "users.badge", "users.selectedTheme", cardsStart])
    .select([
      sql<number | null>`case when "decks"."id" is null then (select count(*) ${ofStudied}) end`.as("studied"),
      sql<number | null>`case when "mark"."removedAt" is not null then (select max("lastAt") ${ofStudied}) end`.as("lastAt"),
    ])
    .$castTo<KeptRow>();
});

const selectOwnStars = precompiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom("deckMarks")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "deckOwnerId").onRef("decks.id", "=", "deckId"))
    .select("deckId")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", userId)
    .where("starredAt", "is not", null),
);

const countSaved = precompiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom("deckMarks")
    .select(({ fn }) => fn.countAll<number>().as("decks"))
    .where("userId", "=", userId)
    .where("savedAt", "is not", null),
);

/** Decks of others that the student saved, starred, studied or removed from the list. */
export async function readKept(db: Db, userId: string): Promise<KeptRow[]> {
  return (await selectKept(db, { userId })).rows;
}

/** The student's own starred decks. */
export async function readOwnStars(db: Db, userId: string): Promise<number[]> {
  return (await selectOwnStars(db, { userId })).rows.map(({ deckId }) => deckId);
}

export async function savedCount(db: Db, userId: string): Promise<number> {
  return (await countSaved(db, { userId })).rows[0]?.decks ?? 0;
}

/** The decks that leave the list when an id is removed from it: all decks of others with this id. */
export async function keptPlaces(db: Db, userId: string, deckId: number): Promise<Place[]> {
  const markedDeck = db.selectFrom("deckMarks").select("deckOwnerId").where("userId", "=", userId).where("deckId", "=", deckId);
  const studiedDeck = db.selectFrom("studyDecks").select("deckOwnerId").where("userId", "=", userId).where("deckId", "=", deckId);
  const rows = await markedDeck
    .where("deckOwnerId", "<>", userId)
    .union(studiedDeck.where("deckOwnerId", "<>", userId))
    .execute();
  return rows.map(({ deckOwnerId }) => ({ userId, deckOwnerId, deckId }));
}

type Marks = Partial<Pick<Selectable<DeckMarksTable>, "savedAt" | "starredAt" | "removedAt" | "thankedAt">>;

/** Sets the given marks, and keeps the others. */
export async function mark(db: Db, place: Place, marks: Marks): Promise<void> {
  await db
    .insertInto("deckMarks")
    .values({ ...place, savedAt: null, starredAt: null, removedAt: null, ...marks })
    .onConflict((conflict) => conflict.columns(["userId", "deckOwnerId", "deckId"]).doUpdateSet(marks))
    .execute();
}

/** Moves the marks of a deck that is restored under another number. */
export async function moveMarks(db: Db, { ownerId, id }: { ownerId: string; id: number }, newId: number): Promise<void> {
  await db.updateTable("deckMarks").set({ deckId: newId }).where("deckOwnerId", "=", ownerId).where("deckId", "=", id).execute();
}
