import { dayMs } from "@recollect/domain/study/day.ts";
import type { Entry } from "@recollect/domain/study/entry.ts";
import { isMature } from "@recollect/domain/study/progress/retention.ts";

import { precompiled } from "../../store/precompiled.ts";
import type { StudyLogTable } from "../../store/study-tables.ts";
import type { Db } from "../../store/tables.ts";
import { placeOf } from "./studied-decks.ts";
import type { CardPlace } from "./study-cards.store.ts";

const selectOfCard = precompiled((db, { userId, deckOwnerId, deckId, cardId }: CardPlace) =>
  db
    .selectFrom("studyLog")
    .select("entry")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("cardId", "=", cardId),
);

const selectById = precompiled((db, { userId, id }: { userId: string; id: string }) =>
  db.selectFrom("studyLog").select("entry").where("userId", "=", userId).where("id", "=", id),
);

const selectUndoOf = precompiled((db, { userId, id }: { userId: string; id: string }) =>
  db.selectFrom("studyLog").select("id").where("userId", "=", userId).where("undoes", "=", id),
);

const insert = precompiled((db, row: StudyLogTable) =>
  db.insertInto("studyLog").values({
    userId: row.userId,
    id: row.id,
    deckOwnerId: row.deckOwnerId,
    deckId: row.deckId,
    cardId: row.cardId,
    kind: row.kind,
    at: row.at,
    received: row.received,
    source: row.source,
    stageBefore: row.stageBefore,
    rating: row.rating,
    day: row.day,
    asked: row.asked,
    undoes: row.undoes,
    entry: row.entry,
  }),
);

/** All entries of one card, in no order. */
export async function entriesOfCard(db: Db, place: CardPlace): Promise<Entry[]> {
  return (await selectOfCard(db, place)).rows.map(({ entry }) => JSON.parse(entry) as Entry);
}

export async function findEntry(db: Db, userId: string, id: string): Promise<Entry | null> {
  const row = (await selectById(db, { userId, id })).rows[0];
  return row ? (JSON.parse(row.entry) as Entry) : null;
}

/** Whether an entry was taken back. */
export async function isUndone(db: Db, userId: string, id: string): Promise<boolean> {
  return (await selectUndoOf(db, { userId, id })).rows.length > 0;
}

/** Writes an entry down; `received` is the server's time, in ms since 1970. */
export async function appendToLog(db: Db, entry: Entry, { userId, received }: { userId: string; received: number }): Promise<void> {
  const isAnswer = entry.kind === "answer";
  await insert(db, {
    userId,
    ...placeOf(entry.deckKey),
    id: entry.id,
    cardId: entry.cardId,
    kind: entry.kind,
    at: entry.at,
    received,
    source: isAnswer ? entry.source : null,
    stageBefore: isAnswer ? entry.stateBefore.stage : null,
    rating: isAnswer ? entry.rating : null,
    day: isAnswer ? Math.floor((entry.at + entry.scheduling.dayShiftMs) / dayMs) : null,
    asked: isAnswer && entry.source === "study" && isMature(entry.stateBefore) ? entry.scheduling.retention : null,
    undoes: entry.kind === "undo" ? entry.undoes : null,
    entry: JSON.stringify(entry),
  });
}
