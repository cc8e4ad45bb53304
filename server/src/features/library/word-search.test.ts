import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { CardMatch, LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { deckSorts } from "@recollect/domain/decks/sort.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { silent } from "../../process/log/log.ts";

type Deck = {
  title: string;
  description?: string;
  cards?: (CardInput & { tags?: string[] })[];
  languages?: { term: string; definition: string };
};

/** Ada's Public decks, the first the oldest, in the index. */
async function aLibraryOf(openStore: OpenStore, decks: readonly Deck[], author = "ada") {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob] = [await campus.student(author), await campus.student("bob")];
  for (const { languages, ...deck } of decks) {
    const made = await ada.deck(deck);
    const path = `/api/users/${ada.uid}/decks/${made.id}/languages`;
    await jsonOf(ada.send("PUT", path, languages ?? { term: null, definition: null }));
    await ada.show(made, "Public");
  }
  await indexWaitingDecks({ store, log: silent });
  return { store, ada, bob };
}

const page = (reader: CampusStudent, search: string, more = "") =>
  jsonOf<LibraryPage>(reader.get(`/api/library?search=${encodeURIComponent(search)}${more}`));
const found = async (reader: CampusStudent, search: string, more = "") =>
  (await page(reader, search, more)).decks.map(({ title }) => title);

/** A match with its marks written as asterisks. */
const marked = (match: CardMatch | undefined) => {
  let text = match?.text ?? "";
  for (const [from, to] of match?.marks.toReversed() ?? []) text = `${text.slice(0, from)}*${text.slice(from, to)}*${text.slice(to)}`;
  return text;
};

const card = (term: string, definition: string, tags: string[] = []) => ({ term, definition, tags });

describeEachDatabase("a search of the Library by words", (openStore) => {
  test("lists by relevance: the exact title, then words in the title, in the author, in tags and description, on cards; each newest first", async () => {
    const { ada, bob } = await aLibraryOf(openStore, [
      { title: "Kanji" },
      { title: "Kanji for numbers" },
      { title: "Numbers", cards: [card("ten", "the kanji of two strokes")] },
      { title: "Strokes", description: "of every kanji" },
      { title: "Tagged", cards: [card("a", "b", ["kanji"])] },
      { title: "Newer kanji" },
      { title: "Nothing of it" },
    ]);
    expect(await found(bob, "kanji")).toEqual(["Kanji", "Newer kanji", "Kanji for numbers", "Tagged", "Strokes", "Numbers"]);
    expect(await found(bob, "kanji", "&sort=oldest")).toEqual([
      "Kanji",
      "Kanji for numbers",
      "Numbers",
      "Strokes",
      "Tagged",
      "Newer kanji",
    ]);
    await jsonOf(ada.send("PATCH", `/api/users/${ada.uid}`, { username: "kanji_ada" }));
    expect((await found(bob, "kanji")).slice(0, 5)).toEqual(["Kanji", "Newer kanji", "Kanji for numbers", "Nothing of it", "Tagged"]);
  });

  test.each(["relevance", ...deckSorts.map(({ key }) => key)])("sorted by %s, each deck is on exactly one page", async (sort) => {
    const decks = Array.from({ length: 23 }, (_, at) => ({
      title: at % 3 === 0 ? `Otter ${at}` : `Deck ${at % 7}`,
      description: at % 3 === 1 ? "an otter" : "",
      cards: [card("animal", at % 3 === 2 ? "the otters" : "the otter")],
    }));
    const { bob } = await aLibraryOf(openStore, [...decks, { title: "Other" }, { title: "Otter" }]);
    const whole = await page(bob, "otter", `&sort=${sort}&limit=100`);
    expect([whole.total, whole.totalIsExact, whole.decks.length]).toEqual([24, true, 24]);
    const ids: number[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const next: LibraryPage = await page(bob, "otter", `&sort=${sort}&limit=5${cursor && `&cursor=${cursor}`}`);
      expect(next.total).toBe(24);
      ids.push(...next.decks.map(({ id }) => id));
      cursor = next.nextCursor;
    }
    expect(ids).toEqual(whole.decks.map(({ id }) => id));
    expect(new Set(ids).size).toBe(24);
  });

  test("finds words in any order, by their beginning, without accents, in capitals, with any apostrophe, across all fields", async () => {
    const { bob } = await aLibraryOf(openStore, [
      { title: "Café in Paris", description: "l’amour et la mort", cards: [card("ΟΔΟΣ", "street"), card("don't", "C++ and C#")] },
      { title: "Something else" },
    ]);
    for (const search of [
      "paris cafe",
      "CAFÉ",
      "amour",
      "l'amour",
      "mort café",
      "οδος",
      "dont",
      "don’t",
      "c++",
      "c#",
      "paris stree",
      "str'eet paris",
      "street, @ada!",
    ])
      expect(await found(bob, search), search).toEqual(["Café in Paris"]);
  });

  test("finds other forms of a word in the deck's language", async () => {
    const { bob } = await aLibraryOf(openStore, [
      { title: "English", cards: [card("organelle", "They were running quickly")] },
      { title: "Deutsch", languages: { term: "de", definition: "de" }, cards: [card("die Häuser", "viele Brücken über den Fluss")] },
      { title: "Français", languages: { term: "fr", definition: "fr" }, cards: [card("les chevaux", "nous marchions dans les montagnes")] },
      { title: "Español", languages: { term: "es", definition: "es" }, cards: [card("las ciudades", "los niños corrieron")] },
      { title: "По-русски", languages: { term: "ru", definition: "ru" }, cards: [card("столицы государств", "в больших городах")] },
    ]);
    const expected: [search: string, title: string][] = [
      ["organelles", "English"],
      ["runs", "English"],
      ["haus", "Deutsch"],
      ["brücke", "Deutsch"],
      ["montagne", "Français"],
      ["ciudad", "Español"],
      ["столица", "По-русски"],
    ];
    for (const [search, title] of expected) expect(await found(bob, search), search).toContain(title);
  });

  test("lists each deck once in pages of any size where few have what was typed, and more what it may mean", async () => {
    const { bob } = await aLibraryOf(openStore, [
      ...Array.from({ length: 6 }, (_, at) => ({
        title: `Chemistry ${at}`,
        cards: [card(at % 3 === 0 ? "chemestry" : "salt", "of a card")],
      })),
      ...Array.from({ length: 3 }, (_, at) => ({ title: `Chemestry of ${at}` })),
    ]);
    const whole = await found(bob, "chemestry", "&limit=100");
    expect([whole.length, new Set(whole).size]).toEqual([9, 9]);
    expect(whole.slice(0, 5).toSorted()).toEqual(["Chemestry of 0", "Chemestry of 1", "Chemestry of 2", "Chemistry 0", "Chemistry 3"]);
    for (const limit of [1, 2, 4, 9]) {
      const titles: string[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const next: LibraryPage = await page(bob, "chemestry", `&limit=${limit}${cursor && `&cursor=${cursor}`}`);
        expect(next.total).toBe(9);
        titles.push(...next.decks.map(({ title }) => title));
        cursor = next.nextCursor;
      }
      expect(titles, `pages of ${limit}`).toEqual(whole);
    }
  });

  test("forgives one wrong letter, from eight letters on two, and lists what is written exactly so first", async () => {
    const { bob } = await aLibraryOf(openStore, [
      { title: "Chemistry", cards: [card("mitochondrion", "of a cell")] },
      { title: "Chemestry of old books" },
      { title: "Trains", cards: [card("brain", "thinks")] },
    ]);
    expect(await found(bob, "chemestry")).toEqual(["Chemestry of old books", "Chemistry"]);
    for (const search of ["chemistyr", "hcemistry", "chemistr", "chemisstry", "cemestry", "mitochondrian", "mitochndrian"])
      expect(await found(bob, search), search).toContain("Chemistry");
    for (const search of ["brein", "rbain", "brian", "brainn"]) expect(await found(bob, search), search).toEqual(["Trains"]);
    for (const search of ["cmistr", "brin", "btan", "mutochandriun"]) expect(await found(bob, search), search).toEqual([]);
  });

  test("finds Chinese, Japanese, Korean and Thai without spaces, on cards too", async () => {
    const { bob } = await aLibraryOf(openStore, [
      { title: "中文", cards: [card("光合作用", "植物利用光能制造有机物")] },
      { title: "日本", cards: [card("新聞を読む", "カタカナ")] },
      { title: "한국", cards: [card("광합성은 식물이 한다", "가")] },
      { title: "ไทย", cards: [card("การสังเคราะห์ด้วยแสง", "ก")] },
    ]);
    const expected: [search: string, title: string][] = [
      ["光合", "中文"],
      ["合作用", "中文"],
      ["植物 光能", "中文"],
      ["聞", "日本"],
      ["カタカナ", "日本"],
      ["광합성", "한국"],
      ["สังเคราะห์", "ไทย"],
    ];
    for (const [search, title] of expected) expect(await found(bob, search), search).toEqual([title]);
  });

  test("shows the card that has the words, in one line without markup, with the words marked", async () => {
    const { bob } = await aLibraryOf(openStore, [
      {
        title: "Numbers",
        cards: [
          card("one", "first"),
          card("ten", "the **kanji** of two [strokes](https://example.org/secret)\nand \\(x^2\\)"),
          card("a kanji", "again"),
        ],
      },
      { title: "Long", cards: [card("x", `${"before it ".repeat(40)}Mitochondria${" and after".repeat(40)}`)] },
      { title: "Kanji", cards: [card("kanji", "in the title already")] },
      { title: "Energy", cards: [card("Mitochondrion", "Makes energy in narwhalese cells")] },
    ]);
    const matchOf = async (search: string, title: string) => (await page(bob, search)).decks.find((deck) => deck.title === title)?.match;
    expect(marked(await matchOf("kanji strokes", "Numbers"))).toBe("ten · the *kanji* of two *strokes* and x²");
    expect(await matchOf("kanji", "Kanji")).toBeUndefined();
    // No excerpt begins with the sign between the sides.
    expect(marked(await matchOf("narwhalese", "Energy"))).toBe("…Makes energy in *narwhalese* cells");
    const long = await matchOf("mitochondria", "Long");
    expect(marked(long)).toMatch(/^…(?:before|it) .*\*Mitochondria\* and after.*…$/);
    expect(long?.text.length).toBeLessThan(160);
    const { decks } = await page(bob, "kanji");
    const deck = await jsonOf<{ cards: { id: string }[] }>(bob.get(`/api/library/${decks.find(({ title }) => title === "Numbers")?.id}`));
    expect(deck.cards.map(({ id }) => id)).toContain((await matchOf("kanji strokes", "Numbers"))?.cardId);
    for (const search of ["example", "https", "secret", "media"]) expect(await found(bob, search), search).toEqual([]);
  });

  test("finds most of the words of a long search where no deck has all", async () => {
    const { bob } = await aLibraryOf(openStore, [
      { title: "Cell division", cards: [card("mitosis", "of chromosomes")] },
      { title: "Other" },
    ]);
    expect(await found(bob, "mitosis cell division exam")).toEqual(["Cell division"]);
    expect(await found(bob, "mitosis exam"), "a word that no deck has is left out").toEqual(["Cell division"]);
    expect(await found(bob, "mitosis other"), "no deck has both: those with one of them").toEqual(["Cell division", "Other"]);
    for (const search of ["mitosis other 7", "mitosis cell division 7", "s12_7_99"]) expect(await found(bob, search), search).toEqual([]);
  });

  test("finds words written as one or as two, numerals of another kind, compounds, words that sound alike, and both kinds of Japanese syllables", async () => {
    const { bob } = await aLibraryOf(openStore, [
      { title: "Microeconomics" },
      { title: "HSK 4", cards: [card("経済", "economy")] },
      { title: "N5kanji", cards: [card("コンビニ", "store"), card("英検2級", "exam")] },
      { title: "Literature of the XIX century" },
      { title: "Vögel im Garten", cards: [card("Buntspecht", "trommelt")] },
      { title: "Prophylaxe", cards: [card("Nervus trigeminus", "drei Äste")] },
      { title: "日本の歴史" },
      { title: "مفردات", cards: [card("كتاب", "book"), card("Título I", "Constitución")] },
    ]);
    const expected: [search: string, title: string][] = [
      ["micro economics", "Microeconomics"],
      ["hsk4", "HSK 4"],
      ["n5 kanji", "N5kanji"],
      ["こんびに", "N5kanji"],
      ["literature 19 century", "Literature of the XIX century"],
      ["19th century", "Literature of the XIX century"],
      ["spechte", "Vögel im Garten"],
      ["gartenvögel", "Vögel im Garten"],
      ["profilaxe", "Prophylaxe"],
      ["constitucion titulo 1", "مفردات"],
      ["英検二級", "N5kanji"],
      ["trigeminusnerv", "Prophylaxe"],
      ["日本史", "日本の歴史"],
      ["كتب", "مفردات"],
    ];
    for (const [search, title] of expected) expect(await found(bob, search), search).toEqual([title]);
    // Nothing but what is meant: no number stands for another one, and no run of letters for one with other letters.
    for (const search of ["hsk5", "20th century", "日本語", "英検三級", "titulo 5"]) expect(await found(bob, search), search).toEqual([]);
  });

  test("finds words with digits, and very long ones, by their beginning", async () => {
    const long = "krankenversicherungskarteneinzug";
    const { bob } = await aLibraryOf(openStore, [
      { title: "Web", cards: [card("HTML5", "a standard"), card("html", "a language")] },
      { title: "Browsers", cards: [card("HTML5", "what they show")] },
      { title: "Behörden", cards: [card(long, "ein Formular")] },
    ]);
    expect(await found(bob, "html")).toEqual(["Browsers", "Web"]);
    expect(await found(bob, long.slice(0, 20))).toEqual(["Behörden"]);
  });

  test("forgives a wrong letter beside digits, which are never wrong themselves, and finds words with digits by a beginning that many decks have", async () => {
    const { bob } = await aLibraryOf(openStore, [
      ...Array.from({ length: 10 }, (_, at) => ({ title: `Waves of ${"abcdefghij".charAt(at)}`, cards: [card("COVID", "a disease")] })),
      { title: "Vaccines", cards: [card("covid19", "what they are against"), card("vitamin B12", "found in meat")] },
      { title: "Enzymes", cards: [card("CYP2D6", "of the liver"), card("100mg", "a dose")] },
      { title: "Checksums", cards: [card("covid1a2b3c4d5e", "of a file")] },
    ]);
    for (const search of ["covdi19", "coved19", "against COVID1", "cofid19 against", "vitamine b12", "covdi 19", "covid-19"])
      expect(await found(bob, search), search).toEqual(["Vaccines"]);
    expect(await found(bob, "covid")).toContain("Vaccines");
    expect(await found(bob, "covid1")).toEqual(["Checksums", "Vaccines"]);
    expect(await found(bob, "cyp2")).toEqual(["Enzymes"]);
    for (const search of ["covid18", "covid91", "vitamin b13", "cyp2d7", "100ml", "covid1a2b3c4d6e"])
      expect(await found(bob, search), search).toEqual([]);
  });

  test("has no decks of another title first whose letters differ in their marks, or whose number has zeros in front", async () => {
    const others = Array.from({ length: 3 }, (_, at) => ({ title: "केला", cards: [card(`fruit ${at}`, "banana")] }));
    const { bob } = await aLibraryOf(openStore, [{ title: "कला" }, ...others, { title: "Bond 007" }, { title: "Bond 7" }]);
    expect((await found(bob, "कला"))[0]).toBe("कला");
    expect(await found(bob, "कला")).not.toContain("केला");
    expect((await found(bob, "bond 7"))[0]).toBe("Bond 7");
  });

  test("takes hostile searches as words: no error, no operator, and quickly", async () => {
    const { bob } = await aLibraryOf(openStore, [{ title: "Plain deck", cards: [card("word", "another")] }]);
    const hostile = [
      `"`,
      `""""`,
      `word" OR "x`,
      "word* OR NEAR(a b)",
      "NOT word",
      "a AND",
      "^word",
      "terms:word",
      "{terms} : word",
      "(((((",
      '\'); drop table "library"; --',
      "'word' & !'x' | ('",
      "word:*AB",
      "\\\\'\\",
      "%%%___",
      "😀😃😀",
      "\u200b\u0301",
      "\ue000\ue001\ue005word",
      "a ".repeat(100),
      "ab".repeat(100),
      "漢".repeat(200),
      "é\u0301".repeat(100),
      Array.from({ length: 50 }, (_, at) => `w${at}`)
        .join(" ")
        .slice(0, 200),
      "mitochondria ".repeat(15),
    ];
    for (const search of hostile)
      for (const sort of ["relevance", "a-z"]) {
        const start = performance.now();
        const { decks } = await page(bob, search, `&sort=${sort}`);
        expect(decks.length, search).toBeLessThan(2);
        expect(performance.now() - start, search).toBeLessThan(2000);
      }
    expect(await found(bob, "plain")).toEqual(["Plain deck"]);
  });
});
