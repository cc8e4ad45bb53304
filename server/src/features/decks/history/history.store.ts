import type { Card } from "@recollect/domain/cards/card.ts";
import { countCardChanges } from "@recollect/domain/decks/history/card-changes.ts";
import { superfluousVersions } from "@recollect/domain/decks/history/kept-versions.ts";
import type { VersionSummary } from "@recollect/domain/decks/history/version.ts";

import { mayNameMedia } from "../../../media/media-uses.store.ts";
import type { Db, DecksTable } from "../../../store/tables.ts";
import type { DeckVersionsTable } from "./history.tables.ts";
import { keptContent, packedWhole } from "./kept-content.ts";
import { LONG_TEXT } from "./packed.ts";
import { versionContent } from "./version-content.store.ts";

type Key = { ownerId: string; id: number };
type Row = Pick<DecksTable, "ownerId" | "id" | "title" | "description" | "cards" | "cardCount" | "updatedAt" | "revision">;

/** A deck is looked through for superfluous versions with each so many saves, and once a night; a long one by night alone. */
const savesBetweenLooks = 64;
const madeWholeAtOnce = 16;
const atOnce = 500;

const summaryColumns = ["revision", "savedAt", "title", "cardCount", "added", "changed", "removed"] as const;

/** What a version takes, and the revision before it. */
export type NewVersion = DeckVersionsTable & { revisionBefore: number };

/** Writes a version, and gives what the student's things took before it, in bytes; to be built into a statement. */
export function insertVersion(db: Pick<Db, "insertInto">, row: NewVersion) {
  return db
    .insertInto("deckVersions")
    .values(({ fn, val, selectFrom }) => ({
      ownerId: row.ownerId,
      deckId: row.deckId,
      revision: row.revision,
      // A change of visibility moves the deck's time; when this version was saved is when it took the place of the one before.
      savedAt: fn.coalesce(
        selectFrom("deckVersions as before")
          .select("before.replacedAt")
          .where("before.ownerId", "=", row.ownerId)
          .where("before.deckId", "=", row.deckId)
          .where("before.revision", "=", row.revisionBefore),
        val(row.savedAt),
      ),
      replacedAt: row.replacedAt,
      title: row.title,
      cardCount: row.cardCount,
      added: row.added,
      changed: row.changed,
      removed: row.removed,
      bytes: row.bytes,
      content: row.content,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning(({ selectFrom }) =>
      selectFrom("storageUse")
        .select(({ eb }) => eb(eb("decks", "+", eb.ref("media")), "+", eb.ref("versions")).as("bytes"))
        .whereRef("storageUse.userId", "=", "deckVersions.ownerId")
        .as("usedBefore"),
    );
}

/** The cards of both rows, read. */
export type Cards = { before: readonly Card[]; after: readonly Card[] };

/** Whether a save changes what a reader or an editor sees: one that does not leaves no version. */
export function isSame(before: Row, after: Row): boolean {
  return before.title === after.title && before.description === after.description && before.cards === after.cards;
}

/** A deck as it is before a save, as the version that is kept of it. */
export function versionOf(before: Row, after: Row, cards: Cards, whole?: Uint8Array): NewVersion {
  const { ownerId, id, revision, title, cardCount } = before;
  const next = { title: after.title, description: after.description, cards: cards.after };
  const content = keptContent({ revision, content: before, cards: cards.before }, next, whole && (() => whole));
  const bytes = content.byteLength + Buffer.byteLength(title);
  const counts = before.cards === after.cards ? noChanges : countCardChanges(cards.before, cards.after);
  const times = { savedAt: before.updatedAt, replacedAt: after.updatedAt };
  return { ownerId, deckId: id, revision, title, cardCount, bytes, content, ...times, ...counts, revisionBefore: revision - 1 };
}

const noChanges = { added: 0, changed: 0, removed: 0 };

/** To be called in the transaction of a save, once the version is written and before the uses of media are changed. */
export async function completeVersion(db: Db, before: Row, after: Row): Promise<void> {
  if (mayNameMedia(before.cards)) await keepMedia(db, before);
  if (after.revision % savesBetweenLooks === 0 && after.cards.length <= LONG_TEXT)
    await thinOut(db, before, after.updatedAt, madeWholeAtOnce);
}

/** The media that the deck uses now, which were shown to its owner when they were named. */
async function keepMedia(db: Db, { ownerId, id, revision }: Row): Promise<void> {
  await db
    .insertInto("versionMedia")
    .columns(["ownerId", "deckId", "revision", "mediaId"])
    .expression(({ selectFrom, val, lit }) =>
      selectFrom("mediaUses")
        .select(["deckOwnerId", "deckId", lit(revision).as("revision"), "mediaId"])
        .where("deckOwnerId", "=", val(ownerId))
        .where("deckId", "=", val(id)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest first. */
export async function listVersions(db: Db, { ownerId, id }: Key): Promise<VersionSummary[]> {
  return db
    .selectFrom("deckVersions")
    .select(summaryColumns)
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .orderBy("revision", "desc")
    .execute();
}

export type VersionRow = Pick<DeckVersionsTable, "revision" | "savedAt" | "cardCount">;

export async function findVersion(db: Db, { ownerId, id, revision }: Key & { revision: number }): Promise<VersionRow | null> {
  const row = await db
    .selectFrom("deckVersions")
    .select(["revision", "savedAt", "cardCount"])
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

/**
 * Removes those of a deck's versions that need no longer be kept (`now`: ms since 1970), the oldest first, as long as no more than `most` others
 * have to be made whole for it: of a long deck each takes a tenth of a second, and nothing else is written meanwhile. Gives how many have gone; once
 * nothing is left to remove, 0.
 */
export async function thinOut(db: Db, { ownerId, id }: Key, now: number, most: number): Promise<number> {
  const ofDeck = db.selectFrom("deckVersions").select(["revision", "replacedAt"]).where("ownerId", "=", ownerId).where("deckId", "=", id);
  const versions = await ofDeck.orderBy("revision").execute();
  const superfluous = new Set(superfluousVersions(versions, now));
  const gone: number[] = [];
  let madeWhole = 0;
  for (const [at, { revision }] of versions.entries()) {
    if (!superfluous.has(revision)) continue;
    const before = versions[at - 1]?.revision;
    // What a version is kept by leads through those after it: one whose next goes is kept whole from now on.
    if (before !== undefined && !superfluous.has(before)) {
      if (madeWhole === most) break;
      await makeWhole(db, { ownerId, id }, before);
      madeWhole += 1;
    }
    gone.push(revision);
  }
  for (let start = 0; start < gone.length; start += atOnce) {
    await versionsOf(db, { ownerId, id })
      .where("revision", "in", gone.slice(start, start + atOnce))
      .execute();
  }
  return gone.length;
}

async function makeWhole(db: Db, key: Key, revision: number): Promise<void> {
  const said = await versionContent(db, key, revision);
  if (!said) return;
  const content = packedWhole(said);
  await db
    .updateTable("deckVersions")
    .set({ content, bytes: content.byteLength + Buffer.byteLength(said.title) })
    .where("ownerId", "=", key.ownerId)
    .where("deckId", "=", key.id)
    .where("revision", "=", revision)
    .execute();
}

/** The decks that have versions, in the order of their keys, from behind one on. */
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

/** Removes the history of a deck that is gone for good; one that is there under the same number keeps it. */
export async function removeVersions(db: Db, { ownerId, id }: Key): Promise<void> {
  const deck = db.selectFrom("decks").select("id").where("ownerId", "=", ownerId).where("id", "=", id);
  await versionsOf(db, { ownerId, id })
    .where(({ not, exists }) => not(exists(deck)))
    .execute();
}

/** Follows a deck that comes back from the trash under another number. */
export async function moveVersions(db: Db, { ownerId, id }: Key, newId: number): Promise<void> {
  await db.updateTable("deckVersions").set({ deckId: newId }).where("ownerId", "=", ownerId).where("deckId", "=", id).execute();
}

function versionsOf(db: Db, { ownerId, id }: Key) {
  return db.deleteFrom("deckVersions").where("ownerId", "=", ownerId).where("deckId", "=", id);
}
