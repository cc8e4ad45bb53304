import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../test/a-campus.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { silent, type LogLine } from "../process/log/log.ts";
import { migrate } from "../store/migrate.ts";
import { migrations } from "../store/migrations/list.ts";
import type { Store } from "../store/store.ts";
import { formerlyFolded, isRefolding, refoldLibrary } from "./refold.store.ts";

/** Titles with what a student searches for, and whether the former folding found it. */
const searched: readonly [title: string, search: string, wasFound: boolean][] = [
  ["İngilizce kelimeler", "ingilizce", false],
  ["Straße und Verkehr", "STRASSE", false],
  ["L’amour et la mort", "l'amour", false],
  ["Don't stop", "don’t", false],
  ["Über Wasser", "uber", false],
  ["Uber fahren", "über f", false],
  ["Über Wasser", "ÜBER", true],
  ["ΟΔΟΣ", "οδοσ", false],
  ["ΑΘΗΝΑΣ", "Αθήνας", false],
  ["Łódź in pictures", "lodz", false],
  ["1914–1918", "1914-1918", false],
  ["Ｆｕｌｌ width", "full", false],
  ["Plain words", "PLAIN", true],
  ["日本の歴史", "日本", true],
  ["é", "é", true],
  ["ß", "ẞ", false],
];

const found = async (reader: CampusStudent, search: string, more = "") =>
  (await jsonOf<LibraryPage>(reader.get(`/api/library?search=${encodeURIComponent(search)}${more}`))).decks.map(({ title }) => title);

const toFormerTexts = async (store: Store) => {
  await migrate({ db: store.identity, kind: store.kind, target: migrations.findIndex(({ name }) => name === "0037-library-refolds") });
  await migrate({ db: store.identity, kind: store.kind });
};

const libraryOf = (store: Store) => store.read.selectFrom("library").selectAll().orderBy("id").execute();

describeEachDatabase("the Library's search texts", (openStore) => {
  async function someDecks() {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    for (const title of new Set(searched.map(([one]) => one))) await ada.deck({ title, visibility: "Public" });
    return { store, campus, ada, bob };
  }

  test("find each title by its letters in any case, without accents, with any apostrophe or dash", async () => {
    const { bob } = await someDecks();
    for (const [title, search] of searched) expect(await found(bob, search), search).toContain(title);
    expect(await found(bob, "вода")).toEqual([]);
  });

  test("that were folded in the former way are rewritten as the program writes them, once", async () => {
    const { store, bob } = await someDecks();
    const asWritten = await libraryOf(store);
    await toFormerTexts(store);
    for (const { searchText, id } of await libraryOf(store)) {
      const { title } = await store.read.selectFrom("decks").select("title").where("id", "=", id).executeTakeFirstOrThrow();
      expect(searchText).toBe(`${formerlyFolded(title)}\u001f@ada`);
    }
    const lines: LogLine[] = [];
    await refoldLibrary({ store, log: (line) => lines.push(line) });
    expect(await libraryOf(store)).toEqual(asWritten);
    for (const [title, search] of searched) expect(await found(bob, search), search).toContain(title);
    expect(lines.at(-1)).toMatchObject({ lookedAt: asWritten.length, rewritten: 11 });
    await refoldLibrary({ store, log: (line) => lines.push(line) });
    expect(lines).toHaveLength(2);
  });

  test("find meanwhile whatever was found before, in every order, page after page", async () => {
    const { store, ada, bob } = await someDecks();
    await toFormerTexts(store);
    expect(await isRefolding(store.read)).toBe(true);
    for (const [title, search] of searched.filter(([, , wasFound]) => wasFound)) expect(await found(bob, search), search).toContain(title);
    // One that is listed now has the new text, beside the former ones.
    await ada.deck({ title: "Überall", visibility: "Public" });
    expect(await found(bob, "über", "&sort=newest")).toEqual(["Überall", "Uber fahren", "Über Wasser"]);
    expect(await found(bob, "über", "&sort=oldest")).toEqual(["Über Wasser", "Uber fahren", "Überall"]);
    expect(await found(bob, "über", "&sort=z-a")).toEqual(["Überall", "Über Wasser", "Uber fahren"]);
    expect(await found(bob, "über", "&sort=tutorials")).toEqual(["Überall", "Uber fahren", "Über Wasser"]);
    const path = "/api/library?search=%C3%BCber&sort=a-z&limit=1";
    const pages = [await jsonOf<LibraryPage>(bob.get(path))];
    while (pages.at(-1)?.nextCursor) pages.push(await jsonOf<LibraryPage>(bob.get(`${path}&cursor=${pages.at(-1)?.nextCursor}`)));
    expect(pages.map(({ decks }) => decks.map(({ title }) => title))).toEqual([["Uber fahren"], ["Über Wasser"], ["Überall"]]);
  });

  test("are rewritten in portions, and a process that stopped is followed by the next one", async () => {
    const { store, bob, ada } = await someDecks();
    for (let number = 0; number < 130; number += 1) await ada.deck({ title: `Übung ${number}`, visibility: "Public" });
    const asWritten = await libraryOf(store);
    await toFormerTexts(store);
    const stopping = new AbortController();
    const oneWrite: Store = { ...store, write: async (work) => store.write(work).finally(() => stopping.abort()) };
    await refoldLibrary({ store: oneWrite, log: silent, signal: stopping.signal });
    expect(await isRefolding(store.read)).toBe(true);
    const { decks } = await jsonOf<LibraryPage>(bob.get("/api/library?search=%C3%BCbung&limit=100&sort=a-z"));
    expect(decks.map(({ title }) => title)).toEqual(Array.from({ length: 100 }, (_, number) => `Übung ${number}`));
    await Promise.all([refoldLibrary({ store, log: silent }), refoldLibrary({ store, log: silent })]);
    expect(await libraryOf(store)).toEqual(asWritten);
  });

  test("of decks that are hidden, renamed or deleted meanwhile are left to those changes", async () => {
    const { store, ada, bob } = await someDecks();
    const made = [];
    for (let number = 0; number < 120; number += 1) made.push(await ada.deck({ title: `Äpfel ${number}`, visibility: "Public" }));
    await toFormerTexts(store);
    const hiding = made.map(async (deck, at) => {
      if (at % 4 === 0) return ada.show(deck, "Private");
      if (at % 4 === 1) return ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
      const body = { title: `Birnen ${at}`, description: "", cards: deck.cards };
      return at % 4 === 2 ? ada.send("PUT", `/api/users/${ada.uid}/decks/${deck.id}`, body, { "If-Match": '"1"' }) : null;
    });
    await Promise.all([refoldLibrary({ store, log: silent }), ...hiding]);
    expect(await found(bob, "apfel", "&limit=100")).toHaveLength(30);
    expect(await found(bob, "birnen", "&limit=100")).toHaveLength(30);
    const listed = (await libraryOf(store)).map(({ id }) => id);
    const visible = await store.read.selectFrom("decks").select("id").where("visibility", "=", "Public").orderBy("id").execute();
    expect(listed).toEqual(visible.map(({ id }) => id));
  });

  test("that are rewritten change kept pages with the next request", async () => {
    const { store, bob } = await someDecks();
    await toFormerTexts(store);
    expect(await found(bob, "strasse")).toEqual([]);
    await refoldLibrary({ store, log: silent });
    expect(await found(bob, "strasse")).toEqual(["Straße und Verkehr"]);
  });
});
