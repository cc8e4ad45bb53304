import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canOpen } from "@recollect/domain/permissions/decks.ts";
import { sql } from "kysely";

import { readingTexts } from "../http/limits/long-texts.ts";
import { precompiled } from "../store/precompiled.ts";
import type { Db, DecksTable } from "../store/tables.ts";
import { byGroupAlone, byWritingAlone, mayOpen } from "./deck-conditions.store.ts";

/** A deck that a student may open, and the length of its cards' text, in bytes. */
export type OpenedDeck = Pick<DecksTable, "ownerId" | "id" | "title" | "cardCount" | "visibility"> & {
  bytes: number;
  byGroup: 0 | 1;
  byWriting: 0 | 1;
};

/** The same with its cards and languages, as stored JSON texts. */
export type OpenedDeckText = OpenedDeck & Pick<DecksTable, "cards" | "languages">;

type Key = { uid: string; ownerId: string; id: number };
type Meant = { uid: string; id: number };

function withKey(db: Db, { uid, ownerId, id }: Key) {
  return readableDecks(db, uid).where("ownerId", "=", ownerId).where("id", "=", id);
}

/** By the index of ids, which are unique except for the tutorials'. */
function withId(db: Db, { uid, id }: Meant) {
  return readableDecks(db, uid).where("id", "=", id).where("id", ">", sql.lit(1));
}

/** An own deck, which no other rule can close: asking for them would cost a tenth of the query. */
function ownDeck(db: Db, { uid, id }: Meant) {
  return decks(db)
    .select([sql.lit<0 | 1>(0).as("byGroup"), sql.lit<0 | 1>(0).as("byWriting")])
    .where("ownerId", "=", uid)
    .where("id", "=", id);
}

function readableDecks(db: Db, uid: string) {
  return decks(db)
    .select([byGroupAlone(uid).as("byGroup"), byWritingAlone(uid).as("byWriting")])
    .where(mayOpen(uid));
}

function decks(db: Db) {
  return db
    .selectFrom("decks")
    .select((eb) => ["ownerId", "id", "title", "cardCount", "visibility", eb.fn<number>("octet_length", ["cards"]).as("bytes")]);
}

const heads = {
  own: precompiled((db, request: Meant) => ownDeck(db, request)),
  byKey: precompiled((db, key: Key) => withKey(db, key)),
  byId: precompiled((db, request: Meant) => withId(db, request)),
};

const texts = {
  own: precompiled((db, request: Meant) => ownDeck(db, request).select(["cards", "languages"])),
  byKey: precompiled((db, key: Key) => withKey(db, key).select(["cards", "languages"])),
  byId: precompiled((db, request: Meant) => withId(db, request).select(["cards", "languages"])),
};

const lockedByKey = precompiled((db, key: Key) => withKey(db, key).select(["cards", "languages"]).forShare());

/**
 * The deck behind an id: the student's own deck comes first, then another student's that is shared or in a group of this student. Every student has
 * decks 0 and 1, so among those of others the official account's are taken. Throws `deck/not-found` otherwise.
 */
export async function openDeck(db: Db, uid: string, id: number): Promise<OpenedDeck> {
  return ownFirst(heads, db, { uid, id });
}

/**
 * What `use` makes of an opened deck with its cards. It keeps nothing of their text, which may be long: one long text is read at a time. Throws
 * as `openDeck`.
 */
export async function readOpened<T>(
  db: Db,
  uid: string,
  { id, bytes }: Pick<OpenedDeck, "id" | "bytes">,
  use: (deck: OpenedDeckText) => T | Promise<T>,
): Promise<T> {
  return readingTexts(uid, bytes, async () => use(await ownFirst(texts, db, { uid, id })));
}

/** A deck by its owner and id, locked until the transaction ends; null if the student may not open it, or if there is none. */
export async function holdDeckText(db: Db, key: Key): Promise<OpenedDeckText | null> {
  return ifAllowed(key.uid, (await lockedByKey(db, key)).rows[0]);
}

type Queries<Row> = {
  own: (db: Db, request: Meant) => Promise<{ rows: Row[] }>;
  byKey: (db: Db, key: Key) => Promise<{ rows: Row[] }>;
  byId: (db: Db, request: Meant) => Promise<{ rows: Row[] }>;
};

async function ownFirst<Row extends OpenedDeck>({ own: readOwn, byKey, byId }: Queries<Row>, db: Db, { uid, id }: Meant): Promise<Row> {
  const own = (await readOwn(db, { uid, id })).rows[0];
  const row = own ?? (await (isTutorialId(id) ? byKey(db, { uid, ownerId: OFFICIAL_UID, id }) : byId(db, { uid, id }))).rows[0];
  const deck = ifAllowed(uid, row);
  if (!deck) throw new AppError("deck/not-found");
  return deck;
}

/** Checks the rule itself again on the rows that the condition allowed. */
function ifAllowed<Row extends OpenedDeck>(uid: string, row: Row | undefined): Row | null {
  return row && canOpen({ uid }, row) ? row : null;
}
