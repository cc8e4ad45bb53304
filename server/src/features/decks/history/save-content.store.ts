import { firstCardText } from "@recollect/domain/cards/first-card.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";

import { turnAfter } from "../../../store/yield-while-parsing.ts";
import { changeMediaUses, mayNameMedia } from "../../../media/media-uses.store.ts";
import { keepWithinShare, makeRoom } from "../../../media/storage.store.ts";
import { changePrompts } from "../../../prompts/prompts.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { traits } from "../../../store/database-capabilities.ts";
import { bytesOf, type DeckRow } from "../deck/decks.store.ts";
import { insertVersion, isSame, versionOf, type Cards, type NewVersion } from "./history.store.ts";
import { LONG_TEXT } from "./stored-versions.ts";
import { thinOut } from "./thin-out.store.ts";

type Content = Pick<DeckRow, "ownerId" | "id" | "title" | "description" | "cards" | "cardCount" | "updatedAt" | "revision"> & {
  firstCard: string;
};

/** Superfluous versions of a deck are removed after this many saves, and once a night; of a long deck only at night. */
const savesBetweenLooks = 64;
const madeWholeAtOnce = 16;

const writeVersion = precompiled(insertVersion);
const updateContent = precompiled(update);

type Replacing = NewVersion & {
  newTitle: string;
  description: string;
  cards: string;
  newCardCount: number;
  newRevision: number;
  firstCard: string;
};

/** Both in one statement: a query to PostgreSQL costs more than its work. SQLite can't combine them. */
const replaceContent = precompiled((db, row: Replacing) =>
  db
    .with("kept", (query) => insertVersion(query, row))
    .with("updated", (query) =>
      update(query, {
        ownerId: row.ownerId,
        id: row.deckId,
        title: row.newTitle,
        description: row.description,
        cards: row.cards,
        cardCount: row.newCardCount,
        updatedAt: row.replacedAt,
        revision: row.newRevision,
        firstCard: row.firstCard,
      }),
    )
    .selectFrom("kept")
    .select("usedBefore"),
);

function update(db: Pick<Db, "updateTable">, row: Content) {
  return db
    .updateTable("decks")
    .set({
      title: row.title,
      description: row.description,
      cards: row.cards,
      cardCount: row.cardCount,
      updatedAt: row.updatedAt,
      revision: row.revision,
      firstCard: row.firstCard,
    })
    .where("ownerId", "=", row.ownerId)
    .where("id", "=", row.id);
}

type Saving = {
  kind: Store["kind"];
  /** the storage limit of a student, in bytes */
  share?: number;
  /** the deck before, compressed, if the caller has it */
  packed?: Uint8Array | undefined;
  /** the co-author who saves; absent for the owner */
  coAuthor?: string | undefined;
  /** the cards of both rows, if the caller has parsed them */
  cards?: Cards;
};

/**
 * Writes a deck's new content; the old content becomes a version. `before` is the row as read in this transaction. Throws `storage/full` if
 * the deck has grown beyond the storage limit.
 */
export async function saveContent(db: Db, row: DeckRow, before: DeckRow, saving: Saving): Promise<void> {
  const { kind, share = Infinity, packed, coAuthor, cards = await parsed(row, before) } = saving;
  const usedBytes = await write(db, row, before, { kind, packed, coAuthor, cards });
  await changePrompts(db, row, before.cards, row.cards, cards);
  const addedMedia = await changeMediaUses(db, row, { before: before.cards, after: row.cards, coAuthor });
  const grown = bytesOf(row) - bytesOf(before) + addedMedia;
  if (usedBytes + grown <= share) return;
  await (grown > 0 ? makeRoom(db, row.ownerId, { addedBytes: 0, share }) : keepWithinShare(db, row.ownerId, share));
}

async function parsed(row: DeckRow, before: DeckRow): Promise<Cards> {
  const cardsBefore = cardsIn(before.cards);
  await turnAfter(before.cards.length);
  const cardsAfter = cardsIn(row.cards);
  await turnAfter(row.cards.length);
  return { before: cardsBefore, after: cardsAfter };
}

/** Returns the student's used storage with the version, in bytes; 0 if no version was needed. */
async function write(db: Db, row: DeckRow, before: DeckRow, { kind, packed, coAuthor, cards }: Saving & { cards: Cards }): Promise<number> {
  const content = { ...row, firstCard: firstCardText(row.cards) };
  if (isSame(before, row)) {
    await updateContent(db, content);
    return 0;
  }
  const version = { ...versionOf(before, row, cards, packed), savedBy: coAuthor ?? null };
  await turnAfter(before.cards.length);
  const { writesAtOnce } = traits[kind];
  const { rows } = writesAtOnce ? await replaceContent(db, replacing(version, content)) : await writeVersion(db, version);
  if (!writesAtOnce) await updateContent(db, content);
  await completeVersion(db, before, row);
  return (rows[0]?.usedBefore ?? 0) + version.bytes;
}

function replacing(version: NewVersion, { title, description, cards, cardCount, revision, firstCard }: Content): Replacing {
  return { ...version, newTitle: title, description, cards, newCardCount: cardCount, newRevision: revision, firstCard };
}

/** To be called in the transaction of a save, after the version is written and before the uses of media are changed. */
async function completeVersion(db: Db, before: DeckRow, after: DeckRow): Promise<void> {
  if (mayNameMedia(before.cards)) await keepMedia(db, before);
  if (after.revision % savesBetweenLooks === 0 && after.cards.length <= LONG_TEXT)
    await thinOut(db, before, after.updatedAt, madeWholeAtOnce);
}

/** The media of the deck before, which its owner could see when they were added. */
async function keepMedia(db: Db, { ownerId, id, revision }: DeckRow): Promise<void> {
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
