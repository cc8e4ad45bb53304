import type { ExpressionBuilder } from "kysely";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { identicalEnds } from "@recollect/domain/decks/history/identical-ends.ts";
import { countCardChanges } from "@recollect/domain/decks/history/card-changes.ts";
import type { VersionSummary } from "@recollect/domain/decks/history/version.ts";

import type { Db, DecksTable, Tables } from "../../../store/tables.ts";
import type { DeckVersionsTable } from "./history.tables.ts";
import { contentToStore } from "./stored-versions.ts";

type Key = { ownerId: string; id: number };
type Row = Pick<DecksTable, "ownerId" | "id" | "title" | "description" | "cards" | "cardCount" | "updatedAt" | "revision">;

const summaryColumns = ["revision", "title", "cardCount", "added", "changed", "removed"] as const;

export type NewVersion = DeckVersionsTable;

/** Inserts a version, and returns the student's used storage before it, in bytes; to be built into a statement. */
export function insertVersion(db: Pick<Db, "insertInto">, row: NewVersion) {
  return db
    .insertInto("deckVersions")
    .values({
      ownerId: row.ownerId,
      deckId: row.deckId,
      revision: row.revision,
      savedAt: row.savedAt,
      replacedAt: row.replacedAt,
      title: row.title,
      cardCount: row.cardCount,
      added: row.added,
      changed: row.changed,
      removed: row.removed,
      bytes: row.bytes,
      content: row.content,
      savedBy: row.savedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(({ selectFrom }) =>
      selectFrom("storageUse")
        .select(({ eb }) => eb(eb(eb("decks", "+", eb.ref("media")), "+", eb.ref("versions")), "+", eb.ref("imports")).as("bytes"))
        .whereRef("storageUse.userId", "=", "deckVersions.ownerId")
        .as("usedBefore"),
    );
}

/** The cards of both rows, parsed. */
export type Cards = { before: readonly Card[]; after: readonly Card[] };

/** Whether a save changes nothing that a reader or an editor sees: such a save leaves no version. */
export function isSame(before: Row, after: Row): boolean {
  return before.title === after.title && before.description === after.description && before.cards === after.cards;
}

/** The version to keep of a deck before a save. */
export function versionOf(before: Row, after: Row, cards: Cards, whole?: Uint8Array): NewVersion {
  const { ownerId, id, revision, title, cardCount } = before;
  const next = { title: after.title, description: after.description, cards: cards.after };
  const ends = identicalEnds(cards.before, cards.after);
  const content = contentToStore({ revision, content: before, cards: cards.before, ends }, next, whole && (() => whole));
  const bytes = content.byteLength + Buffer.byteLength(title);
  const counts = before.cards === after.cards ? noChanges : countCardChanges(cards.before, cards.after, ends);
  const times = { savedAt: before.updatedAt, replacedAt: after.updatedAt };
  return { ownerId, deckId: id, revision, title, cardCount, bytes, content, savedBy: null, ...times, ...counts };
}

const noChanges = { added: 0, changed: 0, removed: 0 };

/**
 * When a version was saved: when it replaced the one before, if that is kept. The row's own time may be later, since a change of visibility
 * updates it.
 */
export function whenSaved({ selectFrom, fn }: ExpressionBuilder<Tables, "deckVersions">) {
  const before = selectFrom("deckVersions as before")
    .select("before.replacedAt")
    .whereRef("before.ownerId", "=", "deckVersions.ownerId")
    .whereRef("before.deckId", "=", "deckVersions.deckId")
    .where(({ eb }) => eb("before.revision", "=", eb("deckVersions.revision", "-", 1)));
  return fn.coalesce(before, "deckVersions.savedAt");
}

/** The newest first. */
export async function listVersions(db: Db, { ownerId, id }: Key): Promise<VersionSummary[]> {
  const rows = await db
    .selectFrom("deckVersions")
    .leftJoin("users", "users.id", "deckVersions.savedBy")
    .select(summaryColumns)
    .select(["savedBy", "users.username", "users.displayName"])
    .select((version) => whenSaved(version).as("savedAt"))
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .orderBy("revision", "desc")
    .execute();
  return rows.map(({ savedBy, username, displayName, ...version }) =>
    // Of an account that is gone there is no name left: an author label says so.
    savedBy === null ? version : { ...version, savedBy: authorLabel({ username, displayName }) },
  );
}

type VersionRow = Pick<DeckVersionsTable, "revision" | "savedAt" | "cardCount">;

export async function findVersion(db: Db, { ownerId, id, revision }: Key & { revision: number }): Promise<VersionRow | null> {
  const row = await db
    .selectFrom("deckVersions")
    .select(["revision", "cardCount"])
    .select((version) => whenSaved(version).as("savedAt"))
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row ?? null;
}

export async function mediaOfVersion(db: Db, { ownerId, id, revision }: Key & { revision: number }): Promise<string[]> {
  const rows = await db
    .selectFrom("versionMedia")
    .select("mediaId")
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("revision", "=", revision)
    .execute();
  return rows.map(({ mediaId }) => mediaId);
}

/** The decks that have versions, in key order, after one. */
export async function decksWithVersions(db: Db, { ownerId, id }: Key, most: number): Promise<Key[]> {
  const rows = await db
    .selectFrom("deckVersions")
    .select(["ownerId", "deckId"])
    .distinct()
    .where(({ or, and, eb }) => or([eb("ownerId", ">", ownerId), and([eb("ownerId", "=", ownerId), eb("deckId", ">", id)])]))
    .orderBy("ownerId")
    .orderBy("deckId")
    .limit(most)
    .execute();
  return rows.map((row) => ({ ownerId: row.ownerId, id: row.deckId }));
}

/** Removes the history of a deck that is deleted for good; an existing deck under the same number keeps it. */
export async function removeVersions(db: Db, { ownerId, id }: Key): Promise<void> {
  const deck = db.selectFrom("decks").select("id").where("ownerId", "=", ownerId).where("id", "=", id);
  await versionsOf(db, { ownerId, id })
    .where(({ not, exists }) => not(exists(deck)))
    .execute();
}

/** Moves the versions of a deck that is restored under another number. */
export async function moveVersions(db: Db, { ownerId, id }: Key, newId: number): Promise<void> {
  await db.updateTable("deckVersions").set({ deckId: newId }).where("ownerId", "=", ownerId).where("deckId", "=", id).execute();
}

function versionsOf(db: Db, { ownerId, id }: Key) {
  return db.deleteFrom("deckVersions").where("ownerId", "=", ownerId).where("deckId", "=", id);
}
