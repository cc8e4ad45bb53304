import { setImmediate as nextTurn } from "node:timers/promises";

import { sql } from "kysely";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { titleKey } from "@recollect/domain/decks/title-key.ts";

import { isListedDeck } from "../access/deck-conditions.store.ts";
import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import { traits } from "../store/traits.ts";
import type { LibraryTable } from "./library.tables.ts";
import { gramWords, searchTextOf } from "./search-text.ts";
import { titleRangeOf } from "./title-ranges.ts";

/** `kind` says which search tables there are. */
type Where = { db: Db; kind: Store["kind"] };

/** Between two portions others get their turn: SQLite works inside this process, and an author can have thousands of decks. */
const rowsAtOnce = 100;

/**
 * Makes the Library's row of a Public deck say what the deck and its author say now; to be called in the transaction that made
 * the deck Public or changed its title, and that holds the owner's row (`lockStudent`), lest a rename that goes on at the same
 * time misses the deck. A deck that is not Public has no row: triggers see to that.
 */
export async function relistDeck({ db, kind }: Where, ownerId: string, id: number): Promise<void> {
  const decks = await selectListed(db, ownerId).where("decks.id", "=", id).execute();
  await replaceRows({ db, kind }, ownerId, decks);
}

/** The same for all the decks of an author, when the name or the badge has changed; that change holds the author's row. */
export async function relistDecksOf({ db, kind }: Where, ownerId: string): Promise<void> {
  const decks = await selectListed(db, ownerId).execute();
  await replaceRows({ db, kind }, ownerId, decks);
}

type Portion = { /** decks up to this one are done */ afterId: number; most: number };

/** The same for the next decks of an author, in the order of their ids; returns the last one's, or null when these were all. */
export async function relistSomeDecksOf({ db, kind }: Where, ownerId: string, { afterId, most }: Portion): Promise<number | null> {
  const decks = await selectListed(db, ownerId).where("decks.id", ">", afterId).orderBy("decks.id").limit(most).execute();
  await replaceRows({ db, kind }, ownerId, decks);
  return decks.length < most ? null : (decks.at(-1)?.id ?? null);
}

/** The decks are kept as they are until the transaction ends: a change of one that goes on meanwhile is waited for. */
function selectListed(db: Db, ownerId: string) {
  return db
    .selectFrom("decks")
    .innerJoin("users", "users.id", "decks.ownerId")
    .select(["decks.id", "decks.title", "users.username", "users.displayName", "users.badge"])
    .where("decks.ownerId", "=", ownerId)
    .where(isListedDeck)
    .forShare("decks");
}

type Listed = { id: number; title: string; username: string | null; displayName: string | null; badge: string | null };

/** Rows are replaced rather than updated: that is one way for both databases and for every kind of change. */
async function replaceRows({ db, kind }: Where, ownerId: string, decks: readonly Listed[]): Promise<void> {
  for (let start = 0; start < decks.length; start += rowsAtOnce) {
    const rows = decks.slice(start, start + rowsAtOnce).map((deck) => rowOf(deck, ownerId));
    const ids = rows.map(({ id }) => id);
    await db.deleteFrom("library").where("id", "in", ids).where("ownerId", "=", ownerId).execute();
    await db.insertInto("library").values(rows).execute();
    if (traits[kind].wantsGrams) for (const row of rows) await insertGrams(db, row);
    if (start + rowsAtOnce < decks.length) await nextTurn();
  }
}

function rowOf(deck: Listed, ownerId: string): LibraryTable {
  const key = titleKey(deck.title);
  return {
    id: deck.id,
    official: deck.badge === "OFFICIAL" ? 1 : 0,
    titleRange: titleRangeOf(key),
    ownerId,
    titleKey: key,
    searchText: searchTextOf(deck.title, authorLabel(deck)),
  };
}

async function insertGrams(db: Db, { id, searchText, titleRange }: LibraryTable): Promise<void> {
  await sql`insert into "libraryGrams" (rowid, "grams") values (${id}, ${gramWords(searchText, titleRange)})`.execute(db);
}
