import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import type { CardMatch } from "@recollect/domain/library/library-deck.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { indexDeckWords } from "../../../deck-words/index-deck-words.store.ts";
import { silent } from "../../../process/log/log.ts";

type NewDeck = { title: string; description?: string; cards?: (CardInput & { tags?: string[] })[] };

/** Ada's Private decks, the first the oldest, with their words written. */
async function decksOf(openStore: OpenStore, decks: readonly NewDeck[]) {
  const store = await openStore();
  const campus = aCampus(store);
  const ada = await campus.student("ada");
  for (const deck of decks) await ada.deck({ ...deck, visibility: "Private" });
  await indexDeckWords({ store, log: silent });
  return { store, campus, ada };
}

const find = (who: CampusStudent, text: string) =>
  jsonOf<FoundDecks>(who.get(`/api/users/${who.uid}/search?text=${encodeURIComponent(text)}`));

const marked = ({ text, marks }: CardMatch) => {
  let shown = text;
  for (const [from, to] of marks.toReversed()) shown = `${shown.slice(0, from)}*${shown.slice(from, to)}*${shown.slice(to)}`;
  return shown;
};

/** What is found, as `title: card | card`. */
const found = async (who: CampusStudent, text: string) =>
  (await find(who, text)).decks.map(({ title, cards }) => (cards.length > 0 ? `${title}: ${cards.map(marked).join(" | ")}` : title));

const card = (term: string, definition: string, tags: string[] = []) => ({ term, definition, tags });

describeEachDatabase("a search in the own decks", (openStore) => {
  test("finds cards by their words, in any order, in other forms and while the last one is typed", async () => {
    const { ada } = await decksOf(openStore, [
      {
        title: "Rivers",
        cards: [card("Nile", "the longest"), card("**Donau**", "flows through Vienna"), card("Rhine", "flows through Cologne")],
      },
      { title: "Cells", cards: [card("mitochondrion", "makes energy"), card("study", "of many kinds")] },
    ]);
    expect(await found(ada, "vienna")).toEqual(["Rivers: Donau · flows through *Vienna*"]);
    expect(await found(ada, "through vie")).toEqual(["Rivers: Donau · flows *through* *Vienna*"]);
    expect(await found(ada, "flow")).toEqual(["Rivers: Donau · *flows* through Vienna | Rhine · *flows* through Cologne"]);
    expect(await found(ada, "studies")).toEqual(["Cells: *study* · of many kinds"]);
    expect(await found(ada, "energy mitochondrion")).toEqual(["Cells: *mitochondrion* · makes *energy*"]);
    expect(await found(ada, "volga")).toEqual([]);
  });

  test("forgives one wrong letter in a word of five letters, two from eight on, none in a shorter word", async () => {
    const { ada } = await decksOf(openStore, [
      { title: "Chemistry", cards: [card("photosynthesis", "makes sugar"), card("salt", "of the sea")] },
      { title: "Rivers", cards: [card("Nile", "the longest")] },
    ]);
    expect(await found(ada, "chemestry")).toEqual(["Chemistry"]);
    for (const text of ["photosinthesis", "fotosynthesis", "photosynthseis", "photosinthessis", "potosynthesi"])
      expect(await found(ada, text), text).toEqual(["Chemistry: *photosynthesis* · makes sugar"]);
    for (const text of ["sugra", "sgar", "suger", "ugar", "usgar", "ssugar"].filter((one) => one.length > 4))
      expect(await found(ada, text), text).toEqual(["Chemistry: photosynthesis · makes *sugar*"]);
    for (const text of ["slat", "nyle", "xxsalt"]) expect(await found(ada, text), text).toEqual([]);
  });

  test("finds words written as one or as two, numerals, compounds, words that sound alike, and most of a long search; what is nearest first", async () => {
    const { ada } = await decksOf(openStore, [
      { title: "Economics", cards: [card("microeconomics", "of one market"), card("HSK 4", "a test")] },
      { title: "Birds", cards: [card("Buntspecht", "trommelt")] },
      { title: "Nursing", cards: [card("Prophylaxe", "Vorbeugung")] },
      { title: "カタカナ", cards: [card("コンビニ", "store")] },
      { title: "Centuries", cards: [card("XIX", "railways")] },
      { title: "Arabic", cards: [card("كتاب", "book")] },
      { title: "Cells", cards: [card("mitochondrion", "organelle that makes energy")] },
      { title: "War", cards: [card("Guernica", "1937")] },
      { title: "中国历史", cards: [card("唐", "dynasty")] },
      { title: "Nerves", cards: [card("Nervus trigeminus", "has three branches")] },
    ]);
    const expected: [text: string, title: string][] = [
      ["micro economics", "Economics"],
      ["hsk4", "Economics"],
      ["spechte", "Birds"],
      ["profilaxe", "Nursing"],
      ["かたかな", "カタカナ"],
      ["こんびに", "カタカナ"],
      ["19 railways", "Centuries"],
      ["كتب", "Arabic"],
      ["organelle that releases energy", "Cells"],
      ["gernika", "War"],
      ["中国的历史", "中国历史"],
      ["trigeminusnerv", "Nerves"],
    ];
    for (const [text, title] of expected) expect((await found(ada, text))[0]?.split(":")[0], text).toBe(title);
    for (const text of ["hsk5", "20 railways", "中文的历史书"]) expect(await found(ada, text), text).toEqual([]);
  });

  test("finds words of scripts without spaces inside of longer runs, accents folded, and words of the description and of tags", async () => {
    const { ada } = await decksOf(openStore, [
      { title: "日本語", cards: [card("彼は語学の学生です", "He is a student of languages"), card("水", "water")] },
      { title: "Français", description: "pour le baccalauréat", cards: [card("l’été", "summer"), card("café", "coffee", ["boissons"])] },
      { title: "Arabic", cards: [card("الكتاب", "the book")] },
    ]);
    expect(await found(ada, "語学")).toEqual(["日本語: 彼は*語学*の学生です · He is a student of languages"]);
    expect(await found(ada, "水")).toEqual(["日本語: *水* · water"]);
    expect(await found(ada, "cafe")).toEqual(["Français: *café* · coffee"]);
    expect(await found(ada, "baccalaureat")).toEqual(["Français"]);
    expect(await found(ada, "boissons")).toEqual(["Français"]);
    expect(await found(ada, "ete")).toEqual(["Français: l’*été* · summer"]);
    expect(await found(ada, "كتاب")).toEqual(["Arabic: *الكتاب* · the book"]);
  });

  test("lists what titles have before what only cards have, then the last changed first, and words of a deck on several cards", async () => {
    const { ada } = await decksOf(openStore, [
      { title: "Kanji for numbers", cards: [card("一", "one")] },
      { title: "Strokes", cards: [card("永", "the kanji of eight strokes")] },
      { title: "Older", cards: [card("a", "kanji")] },
      { title: "Weather", cards: [card("rain", "falls"), card("snow", "is white")] },
    ]);
    expect(await found(ada, "kanji")).toEqual(["Kanji for numbers", "Older: a · *kanji*", "Strokes: 永 · the *kanji* of eight strokes"]);
    expect(await found(ada, "snow rain")).toEqual(["Weather: *rain* · falls"]);
    expect(await found(ada, "numbers one")).toEqual(["Kanji for numbers: 一 · *one*"]);
  });

  test("searches from three letters on, with at most 200 characters, and nobody else's decks", async () => {
    const { ada, campus } = await decksOf(openStore, [{ title: "Rivers", cards: [card("Po", "in Italy")] }]);
    expect(await found(ada, "po")).toEqual([]);
    expect(await found(ada, "ital")).toEqual(["Rivers: Po · in *Italy*"]);
    const long = await ada.get(`/api/users/${ada.uid}/search?text=${"a".repeat(201)}`);
    expect([long.status, ((await long.json()) as { error: { code: string } }).error.code]).toEqual([422, "library/search-too-long"]);
    const bob = await campus.student("bob");
    expect((await bob.get(`/api/users/${ada.uid}/search?text=italy`)).status).toBe(403);
    expect(await found(bob, "italy")).toEqual([]);
    expect(await jsonOf(ada.get(`/api/users/${ada.uid}/search`))).toEqual({ decks: [], hasMore: false });
  });

  test("finds the words of an own deck from its save on", async () => {
    const { ada } = await decksOf(openStore, []);
    const deck = await ada.deck({ title: "Rivers", cards: [card("Nile", "Egypt")], visibility: "Private" });
    expect(await found(ada, "egypt")).toEqual(["Rivers: Nile · *Egypt*"]);
    const changed = { title: "Rivers", description: "", cards: [card("Volga", "Russia"), { ...deck.cards[0]!, definition: "Cairo" }] };
    await jsonOf(ada.send("PUT", `/api/users/${ada.uid}/decks/${deck.id}`, changed, { "if-match": `"${deck.revision}"` }));
    expect([await found(ada, "russia"), await found(ada, "cairo"), await found(ada, "egypt")]).toEqual([
      ["Rivers: Volga · *Russia*"],
      ["Rivers: Nile · *Cairo*"],
      [],
    ]);
  });

  test("finds the card of a deck of others that moved since its words were written", async () => {
    const { ada: bob, campus, store } = await decksOf(openStore, []);
    const ada = await campus.student("eve");
    const deck = await ada.deck({ title: "Rivers", cards: [card("Nile", "Egypt"), card("Donau", "Vienna")], visibility: "Public" });
    await jsonOf(bob.send("PUT", `/api/users/${bob.uid}/saved/${deck.id}`));
    await indexDeckWords({ store, log: silent });
    const changed = { title: "Rivers", description: "", cards: [card("Volga", "Russia"), ...deck.cards] };
    await jsonOf(ada.send("PUT", `/api/users/${ada.uid}/decks/${deck.id}`, changed, { "if-match": `"${deck.revision}"` }));
    expect(await found(bob, "vienna")).toEqual(["Rivers: Donau · *Vienna*"]);
    await indexDeckWords({ store, log: silent });
    expect([await found(bob, "russia"), await found(bob, "vienna")]).toEqual([["Rivers: Volga · *Russia*"], ["Rivers: Donau · *Vienna*"]]);
  });
});
