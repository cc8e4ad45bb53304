import { join } from "node:path";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { levels, subjects } from "@recollect/domain/decks/topic/topic.ts";
import { titleKey } from "@recollect/domain/decks/title-key.ts";
import { sql } from "kysely";

import { createDeckTerms } from "../../server/src/library-index/deck-terms.ts";
import { facetsOf, facetTerms } from "../../server/src/library-index/facets.ts";
import { searchTextOf } from "../../server/src/library-index/search-text.ts";
import type { LibraryTable } from "../../server/src/library-index/library.tables.ts";
import { openPostgres } from "../../server/src/store/postgres/postgres.ts";
import { openConnection } from "../../server/src/store/sqlite/sqlite-connection.ts";
import { openSqlite } from "../../server/src/store/sqlite/sqlite.ts";
import type { Store } from "../../server/src/store/store.ts";
import type { Db } from "../../server/src/store/tables.ts";
import { queryOn } from "../../server/test/databases.ts";
import { addToVocabulary } from "../../server/src/library-index/vocabulary.store.ts";
import { believableAuthor, believableCards, believableDecks, cardCountOf } from "./believable.ts";

export type Size = { decks: number; authors: number };

/** A new SQLite data folder with that many Public decks, indexed. */
export async function fillSqlite(folder: string, size: Size): Promise<void> {
  const store = await openSqlite(folder);
  await store.write(({ db }) => insertAll(db, store.kind, size));
  await store.close();
  // The index is filled over a connection of its own, in a few large steps: with tables that large, merging them is what takes time.
  const connection = openConnection(join(folder, "recollect.db"));
  const searchTables = ["libraryTerms"];
  const set = (name: string, value: number) =>
    searchTables.forEach((table) => connection.exec(`insert into "${table}" ("${table}", rank) values ('${name}', ${value})`));
  connection.exec("pragma cache_size = -300000; begin");
  set("hashsize", 150_000_000);
  set("automerge", 0);
  set("crisismerge", 1000);
  const listed = connection.prepare(
    `insert into "library" ("id", "official", "ownerId", "titleKey", "searchText", "facets") values (?, 0, ?, ?, ?, ?)`,
  );
  const entry = connection.prepare(`insert into "libraryTerms" (rowid, "terms") values (?, ?)`);
  const word = connection.prepare(`insert or ignore into "libraryVocabulary" ("word") values (?)`);
  let number = 0;
  for (const row of libraryRows(size)) {
    listed.run(row.id, row.ownerId, row.titleKey, row.searchText, row.facets);
    entry.run(row.id, row.terms.join(" "));
    row.vocabulary.forEach((one) => word.run(one));
    if ((number += 1) % 250_000 === 0) connection.exec("commit; begin");
  }
  connection.exec(`delete from "libraryWaiting"; ${insertedWorth}; commit`);
  searchTables.forEach((table) => connection.exec(`insert into "${table}" ("${table}") values ('optimize')`));
  set("hashsize", 1_048_576);
  set("automerge", 4);
  set("crisismerge", 16);
  connection.exec("pragma wal_checkpoint(truncate)");
  connection.close();
}

/**
 * The same in an empty PostgreSQL database: rows go straight into their tables, many in a statement and without the triggers; the words are gathered before
 * they are written, and the large index is built at the end.
 */
export async function fillPostgres(url: string, size: Size): Promise<void> {
  const store = await openPostgres(url);
  await queryOn(url, `drop index "libraryByTerms"; ${toTriggers("disable")}`);
  const words = new Set<string>();
  await store.write(async ({ db }) => {
    await sql`set local synchronous_commit = off`.execute(db);
    await insertAll(db, store.kind, size);
    for (const portion of inPortions(libraryRows(size), 500)) {
      const rows = portion.map(({ terms: _terms, vocabulary: _vocabulary, ...row }) => row);
      await db.insertInto("library").values(rows).execute();
      const [ids, terms] = [portion.map(({ id }) => id), portion.map((row) => row.terms.join(separator))];
      await sql`insert into "libraryTerms" ("id", "terms") select "id", array_to_tsvector(string_to_array("terms", ${separator}))
        from unnest(${ids}::bigint[], ${terms}::text[]) as "some" ("id", "terms")`.execute(db);
      for (const { vocabulary } of portion) for (const word of vocabulary) words.add(word);
    }
    await addToVocabulary({ db, kind: "postgres" }, [...words]);
    await sql.raw(insertedWorth).execute(db);
  });
  await queryOn(url, `${toTriggers("enable")}; insert into "libraryCounts" select "id" % 16, count(*) from "library" group by 1`);
  await queryOn(url, `create index "libraryByTerms" on "libraryTerms" using gin ("terms") with (fastupdate = off)`);
  await queryOn(url, "vacuum analyze");
  await store.close();
}

/** Between terms in one text: no term has it. */
const separator = " ";

const toTriggers = (does: "disable" | "enable") =>
  ["users", "decks", "library"].map((table) => `alter table "${table}" ${does} trigger user`).join("; ");

/** Every twentieth deck was found helpful. */
const insertedWorth = `insert into "deckWorth" ("ownerId", "deckId", "worth")
  select "ownerId", "id", 1000 + "id" % 9000 from "library" where "id" % 20 = 0`;

async function insertAll(db: Db, kind: Store["kind"], size: Size): Promise<void> {
  const time = kind === "sqlite" ? new Date(0).toISOString() : new Date(0);
  const identity = { name: "", emailVerified: kind === "sqlite" ? (0 as const) : false, createdAt: time, updatedAt: time, image: null };
  for (const numbers of inPortions(countUp(size.authors), 1000)) {
    const rows = numbers.map(believableAuthor).map((author) => ({ ...identity, ...author, email: `${author.id}@example.org` }));
    await db
      .insertInto("users")
      .values(rows.map((row) => ({ ...profile, ...row })))
      .execute();
  }
  for (const decks of inPortions(believableDecks(size.decks, size.authors), 1000)) {
    const rows = decks.map(({ id, author, title }) => ({
      ...deck,
      id,
      title,
      cards: JSON.stringify(believableCards(id)),
      cardCount: cardCountOf(id),
      ownerId: believableAuthor(author).id,
      updatedAt: id,
    }));
    await db.insertInto("decks").values(rows).execute();
  }
}

const profile = {
  bio: "",
  aboutMe: "",
  selectedTheme: 0 as const,
  setupCompleted: 1 as const,
  setupDate: 0,
  profileUpdatedAt: 0,
  badge: null,
};
const deck = {
  description: "Made for a measurement",
  visibility: "Public" as const,
  revision: 1,
  copiedFrom: null,
};

function* libraryRows(size: Size): Generator<LibraryTable & { terms: string[]; vocabulary: string[] }> {
  for (const { id, author, title } of believableDecks(size.decks, size.authors)) {
    const owner = believableAuthor(author);
    const key = titleKey(title);
    const searchText = searchTextOf(title, authorLabel(owner));
    const deckTerms = createDeckTerms({ title, author: authorLabel(owner), description: deck.description, tags: [], languages: [] });
    believableCards(id).forEach(deckTerms.addCard);
    const facets = believableFacets(id);
    const [terms, vocabulary] = [[...deckTerms.terms(), ...facetTerms(facets)], deckTerms.vocabulary()];
    yield { id, official: 0 as const, ownerId: owner.id, titleKey: key, searchText, facets, terms, vocabulary };
  }
}

/** Most decks are in English, a third of them of languages; some have pictures or sound. */
function believableFacets(id: number): string {
  const [subject, level] = [subjects[(id * 7) % subjects.length] ?? null, id % 3 === 0 ? (levels[id % levels.length] ?? null) : null];
  const languages = { term: id % 3 === 0 ? (["ja", "es", "fr", "de", "ka"][id % 5] ?? null) : "en", definition: "en" };
  return facetsOf({ languages, topic: { subject, level }, hasPictures: id % 10 === 0, hasSound: id % 25 === 0, cardCount: 1 + (id % 230) });
}

function* countUp(count: number): Generator<number> {
  for (let number = 0; number < count; number += 1) yield number;
}

function* inPortions<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let portion: T[] = [];
  for (const item of items) {
    portion.push(item);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
