import type { DeviceCursor } from "@recollect/domain/device/device-lines.ts";
import type { SharedDeckLine } from "@recollect/domain/device/device-lines.ts";
import { sql } from "kysely";

import { writtenDecks } from "../../access/co-authors.store.ts";
import { isSharedWith } from "../../access/deck-conditions.store.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Db } from "../../store/tables.ts";

/** How many states are read at a time: about a megabyte. */
const statesAtOnce = 2_000;

const selectLast = precompiled((db, { uid }: { uid: string }) => db.selectFrom("deviceSequences").select("last").where("userId", "=", uid));

/** The number of the student's last change; 0 before the first one. */
export async function lastChange(db: Db, uid: string): Promise<number> {
  return (await selectLast(db, { uid })).rows[0]?.last ?? 0;
}

/** A student has a few devices, and a device that is not filled for this many cursors reads everything again. */
const keptCursors = 100;

const selectCursor = precompiled((db, { uid, id }: { uid: string; id: string }) =>
  db.selectFrom("deviceCursors").select(["change", "filledAt"]).where("userId", "=", uid).where("id", "=", id),
);

/** Whether this database gave the cursor: one that was restored from a backup knows none of those of after it. */
export async function isGiven(db: Db, uid: string, { id, change, filledAt }: DeviceCursor): Promise<boolean> {
  const [row] = (await selectCursor(db, { uid, id })).rows;
  return row?.change === change && row.filledAt === filledAt;
}

/** Remembers a cursor, and forgets the oldest ones. Does nothing for a student who is gone. */
export async function giveCursor(db: Db, uid: string, { id, change, filledAt }: DeviceCursor): Promise<void> {
  await db
    .insertInto("deviceCursors")
    .columns(["userId", "id", "change", "filledAt"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select((of) => ["users.id", of.val(id).as("cursor"), of.val(change).as("change"), of.val(filledAt).as("filledAt")])
        .where("users.id", "=", uid),
    )
    .execute();
  const oldest = await db
    .selectFrom("deviceCursors")
    .select("id")
    .where("userId", "=", uid)
    .orderBy("change", "desc")
    .orderBy("filledAt", "desc")
    .offset(keptCursors)
    .limit(keptCursors)
    .execute();
  if (oldest.length === 0) return;
  await db
    .deleteFrom("deviceCursors")
    .where("userId", "=", uid)
    .where(
      "id",
      "in",
      oldest.map((row) => row.id),
    )
    .execute();
}

const selectOwnDecks = precompiled((db, { uid }: { uid: string }) =>
  db
    .selectFrom("decks")
    .select((eb) => ["id", eb.fn<number>("octet_length", ["cards"]).as("bytes")])
    .where("ownerId", "=", uid)
    .orderBy("id", "desc"),
);

const selectChangedDecks = precompiled((db, { uid, since }: { uid: string; since: number }) =>
  db
    .selectFrom("deviceChanges")
    .leftJoin("decks", (join) => join.onRef("ownerId", "=", "userId").onRef("id", "=", "deckId"))
    .select((eb) => ["deckId as id", eb.fn<number | null>("octet_length", ["cards"]).as("bytes")])
    .where("userId", "=", uid)
    .where("change", ">", since)
    .where("cardId", "=", "")
    .orderBy("deckId", "desc"),
);

/** The own decks that changed since (null: all), newest first, with the bytes of their cards; null for a deck that is gone. */
export async function changedDecks(db: Db, uid: string, since: number | null): Promise<{ id: number; bytes: number | null }[]> {
  return since === null ? (await selectOwnDecks(db, { uid })).rows : (await selectChangedDecks(db, { uid, since })).rows;
}

/** A device gets the names of this many decks of others, and of this many groups, the newest. */
const mostShared = 500;

const selectShared = precompiled((db, { uid }: { uid: string }) => {
  const isRemoved = sql<boolean>`exists (select 1 from "deckMarks" where "deckMarks"."userId" = "studyDecks"."userId"
    and "deckMarks"."deckOwnerId" = "studyDecks"."deckOwnerId" and "deckMarks"."deckId" = "studyDecks"."deckId" and "removedAt" is not null
    and not exists (select 1 from "studyCards" where "studyCards"."userId" = "studyDecks"."userId" and "studyCards"."deckOwnerId" = "studyDecks"."deckOwnerId"
      and "studyCards"."deckId" = "studyDecks"."deckId" and "studyCards"."lastAt" > "deckMarks"."removedAt"))`;
  const taken = db
    .selectFrom("deckMarks")
    .select(["deckOwnerId", "deckId"])
    .where("userId", "=", uid)
    .where((eb) => eb.or([eb("savedAt", "is not", null), eb("starredAt", "is not", null)]))
    .union(
      db
        .selectFrom("studyDecks")
        .select(["deckOwnerId", "deckId"])
        .where("userId", "=", uid)
        .where((eb) => eb.not(isRemoved)),
    )
    .union(
      db
        .selectFrom("groupMembers")
        .innerJoin("groupDecks", "groupDecks.groupId", "groupMembers.groupId")
        .select(["groupDecks.deckOwnerId", "groupDecks.deckId"])
        .where("groupMembers.userId", "=", uid)
        .where("groupMembers.leftAt", "is", null),
    )
    .union(writtenDecks(db, uid));
  return (
    db
      .selectFrom(taken.as("taken"))
      .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "taken.deckOwnerId").onRef("decks.id", "=", "taken.deckId"))
      .select((eb) => ["decks.id", "decks.title", "decks.updatedAt", eb.fn<number>("octet_length", ["decks.cards"]).as("bytes")])
      .where("decks.ownerId", "<>", uid)
      // Tutorials have the same ids for everybody: the student's own ones are meant.
      .where("decks.id", ">", sql.lit(1))
      .where(isSharedWith(uid))
      .orderBy("decks.updatedAt", "desc")
      .orderBy("decks.id", "desc")
      .limit(sql.lit(mostShared))
  );
});

const selectGroups = precompiled((db, { uid }: { uid: string }) =>
  db
    .selectFrom("groupMembers")
    .select("groupId")
    .where("userId", "=", uid)
    .where("leftAt", "is", null)
    .orderBy("joinedAt", "desc")
    .limit(sql.lit(mostShared)),
);

/** The decks of others that the student may read and has taken, and the student's groups. */
export async function sharedWith(db: Db, uid: string): Promise<{ decks: readonly SharedDeckLine[]; groups: readonly string[] }> {
  const [decks, groups] = [await selectShared(db, { uid }), await selectGroups(db, { uid })];
  return { decks: decks.rows, groups: groups.rows.map(({ groupId }) => groupId) };
}

type Place = { deckOwnerId: string; deckId: number; cardId: string };
/** A studied prompt's state as it is stored; a null `state` is of one that was forgotten. */
export type StateRow = Place & { state: string | null; isSuspended: 0 | 1 | null; buriedUntil: number | null };

type Page = { uid: string; since: number; atOnce: number } & Place;

const selectStates = precompiled((db, { uid, atOnce, deckOwnerId, deckId, cardId }: Page) =>
  db
    .selectFrom("studyCards")
    .select(["deckOwnerId", "deckId", "cardId", "state", "isSuspended", "buriedUntil"])
    .where("userId", "=", uid)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("deckOwnerId", "deckId", "cardId"), ">", tuple(deckOwnerId, deckId, cardId)))
    .orderBy("deckOwnerId")
    .orderBy("deckId")
    .orderBy("cardId")
    .limit(atOnce),
);

const selectChangedStates = precompiled((db, { uid, since, atOnce, deckOwnerId, deckId, cardId }: Page) =>
  db
    .selectFrom("deviceChanges as changes")
    .leftJoin("studyCards as cards", (join) =>
      join
        .onRef("cards.userId", "=", "changes.userId")
        .onRef("cards.deckOwnerId", "=", "changes.deckOwnerId")
        .onRef("cards.deckId", "=", "changes.deckId")
        .onRef("cards.cardId", "=", "changes.cardId"),
    )
    .select(["changes.deckOwnerId", "changes.deckId", "changes.cardId", "state", "isSuspended", "buriedUntil"])
    .where("changes.userId", "=", uid)
    .where("change", ">", since)
    .where("changes.cardId", "<>", "")
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("changes.deckOwnerId", "changes.deckId", "changes.cardId"), ">", tuple(deckOwnerId, deckId, cardId)),
    )
    .orderBy("changes.deckOwnerId")
    .orderBy("changes.deckId")
    .orderBy("changes.cardId")
    .limit(atOnce),
);

/** The states that changed since (null: all), in portions of one deck each. */
export async function* changedStates(
  db: Db,
  uid: string,
  since: number | null,
  atOnce = statesAtOnce,
): AsyncGenerator<[StateRow, ...StateRow[]]> {
  let after: Place = { deckOwnerId: "", deckId: 0, cardId: "" };
  for (;;) {
    const rows: StateRow[] =
      since === null
        ? (await selectStates(db, { uid, since: 0, atOnce, ...after })).rows
        : (await selectChangedStates(db, { uid, since, atOnce, ...after })).rows;
    for (const ofDeck of Map.groupBy(rows, ({ deckOwnerId, deckId }) => `${deckOwnerId}/${deckId}`).values())
      yield ofDeck as [StateRow, ...StateRow[]];
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = { deckOwnerId: last.deckOwnerId, deckId: last.deckId, cardId: last.cardId };
  }
}
