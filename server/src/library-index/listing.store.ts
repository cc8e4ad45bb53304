import { setImmediate as nextTurn } from "node:timers/promises";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { titleKey } from "@recollect/domain/decks/title-key.ts";

import { isListedDeck } from "../access/deck-conditions.store.ts";
import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import { createDeckTerms } from "./deck-terms.ts";
import { facetTerms } from "./facets.ts";
import type { LibraryTable } from "./library.tables.ts";
import { enterNewDeck } from "./new-decks.store.ts";
import { searchTextOf } from "./search-text.ts";
import { termsDialects } from "./terms.store.ts";

/** `kind` determines the search tables. */
type Where = { db: Db; kind: Store["kind"] };

/** Other requests get a turn between two portions: SQLite works inside this process, and an author can have thousands of decks. */
const rowsAtOnce = 100;

/**
 * Updates the Library's row of a Public deck from the deck and its author; to be called in the transaction that made the deck Public or
 * changed its title, under a lock on the owner's row (`lockStudent`), because a concurrent rename would otherwise miss the deck. A deck
 * that is not Public has no row: triggers remove it. The deck is found by title and author at once, and by its cards when it is indexed.
 */
export async function relistDeck({ db, kind }: Where, ownerId: string, id: number): Promise<void> {
  const decks = await selectListed(db, ownerId).where("decks.id", "=", id).execute();
  const before = await replaceRows({ db, kind }, ownerId, decks);
  for (const { updatedAt } of decks) if (!before.has(id)) await enterNewDeck(db, { ownerId, id, listedAt: updatedAt });
}

/** The same for all decks of an author, when the name or the badge has changed; that change locks the author's row. */
export async function relistDecksOf({ db, kind }: Where, ownerId: string): Promise<void> {
  const decks = await selectListed(db, ownerId).execute();
  await replaceRows({ db, kind }, ownerId, decks);
}

type Portion = { /** decks up to this one are done */ afterId: number; most: number };

/** The same for the next decks of an author, in id order; returns the last one's id, or null if these were all. */
export async function relistSomeDecksOf({ db, kind }: Where, ownerId: string, { afterId, most }: Portion): Promise<number | null> {
  const decks = await selectListed(db, ownerId).where("decks.id", ">", afterId).orderBy("decks.id").limit(most).execute();
  await replaceRows({ db, kind }, ownerId, decks);
  return decks.length < most ? null : (decks.at(-1)?.id ?? null);
}

/** The decks are locked until the transaction ends: a concurrent change of one is waited for. */
function selectListed(db: Db, ownerId: string) {
  return db
    .selectFrom("decks")
    .innerJoin("users", "users.id", "decks.ownerId")
    .select(["decks.id", "decks.title", "decks.updatedAt", "users.username", "users.displayName", "users.badge"])
    .where("decks.ownerId", "=", ownerId)
    .where(isListedDeck)
    .forShare("decks");
}

type Listed = { id: number; title: string; updatedAt: number; username: string | null; displayName: string | null; badge: string | null };

/** Rows are replaced rather than updated: that works the same on both databases and for every kind of change. Returns which decks had one. */
async function replaceRows({ db, kind }: Where, ownerId: string, decks: readonly Listed[]): Promise<Set<number>> {
  const listedBefore = new Set<number>();
  for (let start = 0; start < decks.length; start += rowsAtOnce) {
    const portion = decks.slice(start, start + rowsAtOnce);
    const ids = portion.map(({ id }) => id);
    const before = await db.selectFrom("library").select(["id", "facets"]).where("id", "in", ids).where("ownerId", "=", ownerId).execute();
    // They stay until the deck is indexed: a new title does not take a deck out of a filtered list.
    const facets = new Map(before.map((row) => [row.id, row.facets]));
    for (const row of before) listedBefore.add(row.id);
    const rows = portion.map((deck) => rowOf(deck, ownerId, facets.get(deck.id) ?? ""));
    await db.deleteFrom("library").where("id", "in", ids).where("ownerId", "=", ownerId).execute();
    await db.insertInto("library").values(rows).execute();
    for (const deck of portion) {
      const terms = [...firstTermsOf(deck), ...facetTerms(facets.get(deck.id) ?? "")];
      await termsDialects[kind].write(db, deck.id, terms);
    }
    if (start + rowsAtOnce < decks.length) await nextTurn();
  }
  return listedBefore;
}

function rowOf(deck: Listed, ownerId: string, facets: string): LibraryTable {
  return {
    id: deck.id,
    official: deck.badge === "OFFICIAL" ? 1 : 0,
    ownerId,
    titleKey: titleKey(deck.title),
    searchText: searchTextOf(deck.title, authorLabel(deck)),
    facets,
  };
}

/** The terms of a deck until its cards are indexed. */
function firstTermsOf(deck: Listed): string[] {
  return createDeckTerms({ title: deck.title, author: authorLabel(deck), description: "", tags: [], languages: [] }).terms();
}
