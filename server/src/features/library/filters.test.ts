import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { LibraryFacets } from "@recollect/domain/library/filters.ts";
import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { librarySorts } from "@recollect/domain/library/library-sort.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { silent } from "../../process/log/log.ts";

type Topic = { subject: string | null; level: string | null };
type Wanted = { title: string; cards?: CardInput[]; languages?: { term: string | null; definition: string | null }; topic?: Topic };

const cardsOf = (count: number, card: (at: number) => CardInput = (at) => ({ term: `q${at}`, definition: `z${at}` })): CardInput[] =>
  Array.from({ length: count }, (_, at) => card(at));

const decks: Wanted[] = [
  {
    title: "Japanese food",
    languages: { term: "ja", definition: "en" },
    topic: { subject: "languages", level: "secondary" },
    cards: cardsOf(3),
  },
  {
    title: "Japanese cells",
    languages: { term: "ja", definition: "en-GB" },
    topic: { subject: "biology", level: "university" },
    cards: cardsOf(30),
  },
  {
    title: "Brazilian cells",
    languages: { term: "pt-BR", definition: "en" },
    topic: { subject: "biology", level: null },
    cards: cardsOf(60),
  },
  { title: "Songs", cards: [{ term: "![a bird](media/AAAAAAAAAAAAAAAA.mp3)", definition: "wren" }] },
  {
    title: "Sights",
    cards: [{ term: "![a tower](media/BBBBBBBBBBBBBBBB.png)", definition: "Pisa" }],
    topic: { subject: "arts", level: null },
  },
];

async function aLibrary(openStore: OpenStore, wanted: readonly Wanted[] = decks) {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  const made: Record<string, Deck> = {};
  for (const { languages, topic, ...content } of wanted) {
    const deck = await ada.deck(content);
    const path = `/api/users/${ada.uid}/decks/${deck.id}`;
    if (languages) await jsonOf(ada.send("PUT", `${path}/languages`, languages));
    if (topic) await jsonOf(ada.send("PUT", `${path}/topic`, topic));
    await ada.show(deck, "Public");
    made[content.title] = deck;
  }
  await indexWaitingDecks({ store, log: silent });
  return { store, campus, ada, bob, made };
}

const pageOf = (reader: CampusStudent, query: string) => jsonOf<LibraryPage>(reader.get(`/api/library?${query}`));
const titles = async (reader: CampusStudent, query: string) => (await pageOf(reader, query)).decks.map(({ title }) => title);
const facetsOf = (reader: CampusStudent, query = "") => jsonOf<LibraryFacets>(reader.get(`/api/library-facets?${query}`));

describeEachDatabase("the Library's filters", (openStore) => {
  test("list the decks that have each of them, with the number of these decks", async () => {
    const { bob } = await aLibrary(openStore);
    const expected: Record<string, string[]> = {
      "terms=ja": ["Japanese cells", "Japanese food"],
      "terms=pt": ["Brazilian cells"],
      "definitions=en": ["Brazilian cells", "Japanese cells", "Japanese food"],
      "subject=biology": ["Brazilian cells", "Japanese cells"],
      "level=university": ["Japanese cells"],
      "sound=1": ["Songs"],
      "pictures=1": ["Sights"],
      "cards=1-20": ["Sights", "Songs", "Japanese food"],
      "cards=51-100": ["Brazilian cells"],
      "terms=ja&subject=biology&cards=21-50&level=university&definitions=en": ["Japanese cells"],
      "terms=pt&level=university": [],
    };
    for (const [query, found] of Object.entries(expected)) {
      const { decks: listed, total, totalIsExact } = await pageOf(bob, query);
      expect([listed.map(({ title }) => title), total, totalIsExact], query).toEqual([found, found.length, true]);
    }
  });

  test("combine with search words, typing errors included, and with every order and page", async () => {
    const { bob } = await aLibrary(openStore);
    expect(await titles(bob, "search=cells&terms=ja")).toEqual(["Japanese cells"]);
    expect(await titles(bob, "search=japnese&cards=1-20")).toEqual(["Japanese food"]);
    expect(await titles(bob, "search=food&subject=biology")).toEqual([]);
    for (const sort of librarySorts) {
      const list = await titles(bob, `definitions=en&sort=${sort}`);
      expect(list.toSorted(), sort).toEqual(["Brazilian cells", "Japanese cells", "Japanese food"]);
      const paged: string[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const page: LibraryPage = await pageOf(bob, `definitions=en&sort=${sort}&limit=1&cursor=${cursor}`);
        paged.push(...page.decks.map(({ title }) => title));
        cursor = page.nextCursor;
      }
      expect(paged, sort).toEqual(list);
    }
    expect(await titles(bob, "definitions=en&sort=a-z")).toEqual(["Brazilian cells", "Japanese cells", "Japanese food"]);
  });

  test("count what each further choice leaves, a filter's own choices without itself", async () => {
    const { bob } = await aLibrary(openStore);
    const all = await facetsOf(bob);
    expect(all.subject).toEqual({ decks: { languages: 1, biology: 2, arts: 1 }, isExact: true });
    expect(all.terms.decks).toMatchObject({ ja: 2, pt: 1 });
    expect(all.pictures.decks).toEqual({ 1: 1 });
    const ofJapanese = await facetsOf(bob, "terms=ja&search=cells");
    expect(ofJapanese.subject.decks).toEqual({ biology: 1 });
    expect(ofJapanese.terms.decks).toEqual({ ja: 1, pt: 1 });
    expect(ofJapanese.cards.decks).toEqual({ "21-50": 1 });
  });

  test("guess languages, subject and level where the author chose none, and never against a choice", async () => {
    const spanish = cardsOf(8, (at) => ({
      term: ["el perro", "la casa", "el niño pequeño", "¿dónde está el baño?", "la mañana", "los años", "una señora", "el pan"][at] ?? "",
      definition:
        ["the dog", "the house", "the small boy", "where is the bathroom?", "the morning", "the years", "a lady", "the bread"][at] ?? "",
    }));
    const { bob } = await aLibrary(openStore, [
      { title: "Words of chapter 3", cards: spanish },
      { title: "GCSE chemistry", cards: cardsOf(3) },
      { title: "Chemistry songs", cards: cardsOf(3), topic: { subject: "arts", level: "primary" } },
      { title: "Odds and ends", cards: cardsOf(3) },
    ]);
    expect(await titles(bob, "terms=es&definitions=en&subject=languages")).toEqual(["Words of chapter 3"]);
    expect(await titles(bob, "subject=chemistry")).toEqual(["GCSE chemistry"]);
    expect(await titles(bob, "level=secondary")).toEqual(["GCSE chemistry"]);
    expect(await titles(bob, "subject=arts&level=primary")).toEqual(["Chemistry songs"]);
    expect((await facetsOf(bob)).subject.decks).toEqual({ languages: 1, chemistry: 1, arts: 1 });
  });

  test("follow changes of a deck, and a new title or author's name does not take it out of a list meanwhile", async () => {
    const { store, ada, bob, made } = await aLibrary(openStore);
    const food = made["Japanese food"]!;
    const path = `/api/users/${ada.uid}/decks/${food.id}`;
    const renamed = { title: "Japanese meals", description: "", cards: food.cards };
    await jsonOf(ada.send("PUT", path, renamed, { "If-Match": '"1"' }));
    await jsonOf(ada.send("PATCH", `/api/users/${ada.uid}`, { username: "ada_l" }));
    expect(await titles(bob, "subject=languages&search=meals")).toEqual(["Japanese meals"]);
    expect((await facetsOf(bob)).subject.decks.languages).toBe(1);
    await jsonOf(ada.send("PUT", `${path}/topic`, { subject: "other", level: null }));
    await indexWaitingDecks({ store, log: silent });
    expect(await titles(bob, "subject=languages")).toEqual([]);
    expect(await titles(bob, "subject=other")).toEqual(["Japanese meals"]);
  });

  test("work while the index of words is being built anew", async () => {
    const { store, bob } = await aLibrary(openStore);
    await store.write(({ db }) => db.insertInto("libraryWaiting").values({ id: 5, mark: 0 }).execute());
    expect(await titles(bob, "search=cells&terms=ja")).toEqual(["Japanese cells"]);
    expect((await pageOf(bob, "search=cells&terms=ja")).total).toBe(1);
    expect((await facetsOf(bob, "search=cells&terms=ja")).level.decks).toEqual({ university: 1 });
  });

  test("that are none are refused with a sentence, and so are names that are none, doubled ones and a hundred", async () => {
    const bob = await aCampus(await openStore()).student();
    const bad = ["terms=Japanese", "terms=ja-JP", "subject=magic", "level=constructor", "pictures=yes", "cards=1-19", "cards=__proto__"];
    bad.push(`terms=${"a".repeat(5000)}`, "subject=%25", "definitions=e_", "cards=%7C");
    for (const path of ["/api/library", "/api/library-facets"]) {
      for (const query of bad) expect((await refusal(bob.get(`${path}?${query}`))).code, query).toBe("library/bad-filter");
      for (const query of [
        "terms=ja&terms=en",
        "colour=red",
        Array.from({ length: 100 }, (_, at) => `f${at}=1`).join("&"),
        "subject[]=law",
      ])
        expect((await refusal(bob.get(`${path}?${query}`))).code, query).toBe("request/invalid");
    }
    // An empty value is none.
    expect(await pageOf(bob, "terms=&subject=")).toMatchObject({ decks: [], total: 0 });
  });

  test("bind a cursor: one of another list is refused, and one from before there were filters goes on", async () => {
    const { bob } = await aLibrary(openStore);
    const { nextCursor } = await pageOf(bob, "definitions=en&limit=1");
    expect((await refusal(bob.get(`/api/library?definitions=en&terms=ja&limit=1&cursor=${nextCursor}`))).code).toBe("library/bad-cursor");
    expect((await refusal(bob.get(`/api/library?limit=1&cursor=${nextCursor}`))).code).toBe("library/bad-cursor");
  });
});
