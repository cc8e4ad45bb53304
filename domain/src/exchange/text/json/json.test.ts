import { expect, test } from "vitest";

import { readText } from "../read-text.ts";

function read(value: unknown, fileName = "words.json") {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const { decks, notes } = readText(text, { fileName, readHtml: (html) => html });
  const leftOut = Object.fromEntries(notes.map(({ what, examples }) => [what, examples]));
  return { decks: decks.map(({ name, folder, cards }) => ({ name, folder, cards })), cards: decks.flatMap((deck) => deck.cards), leftOut };
}

test("a third field is extra text", () => {
  const list = [
    { word: "ubiquitous", translation: "allgegenwärtig", example: "Phones are ubiquitous." },
    { word: "terse", translation: "knapp", example: "a terse reply" },
  ];
  expect(read(list)).toMatchObject({
    cards: [
      { term: "ubiquitous", definition: "allgegenwärtig", extra: "Phones are ubiquitous." },
      { term: "terse", definition: "knapp", extra: "a terse reply" },
    ],
    leftOut: {},
  });
});

test("further fields are extra text, and ids, dates and numbers are named", () => {
  const list = [{ id: "w1", term: "Hund", "part of speech": "noun", meaning: "dog", plural: "Hunde", createdAt: "2026-01-02", level: 3 }];
  expect(read(list)).toMatchObject({
    cards: [{ term: "Hund", definition: "dog", extra: "noun\nHunde" }],
    leftOut: { "field-left-out": ["id: w1", "createdAt: 2026-01-02", "level: 3"] },
  });
});

test("a card belongs to the first deck that it names, and the second name is extra text", () => {
  const list = [{ term: "Hund", definition: "dog", deck: "Tiere", decks: "Haus" }];
  expect(read(list)).toMatchObject({ decks: [{ name: "Tiere", cards: [{ term: "Hund", definition: "dog", extra: "Haus" }] }] });
});

test("hints, tags and objects beside the sides lose nothing", () => {
  const list = [{ Question: "2 + 2?", Answer: 4, Hint: "small", tags: "maths easy", source: { book: "Primer", page: 7 } }];
  expect(read(list)).toMatchObject({
    cards: [{ term: "2 + 2?", definition: "4", extra: "small", tags: ["maths", "easy"] }],
    leftOut: { "field-left-out": ["book: Primer", "page: 7"] },
  });
});

test("a list of cards is found under any name", () => {
  const cards = [
    { question: "Largest planet?", answer: "Jupiter" },
    { question: "Smallest?", answer: "Mercury" },
  ];
  const right = [
    { term: "Largest planet?", definition: "Jupiter" },
    { term: "Smallest?", definition: "Mercury" },
  ];
  for (const wrapped of [{ flashcards: cards }, { Notes: cards }, { data: { result: { items: cards } } }, { "my words": cards }])
    expect(read(wrapped).cards).toEqual(right);
  expect(read({ flashcards: cards }).decks).toMatchObject([{ name: "words" }]);
});

test("a list of cards with its title, and one in capitals", () => {
  expect(read({ Title: "Planets", Cards: [{ FRONT: "a", BACK: "b" }] }).decks).toEqual([
    { name: "Planets", folder: [], cards: [{ term: "a", definition: "b" }] },
  ]);
});

test("several lists are several decks", () => {
  const value = { title: "Course", animals: [{ front: "dog", back: "Hund" }], colors: [{ front: "red", back: "rot" }] };
  expect(read(value).decks).toEqual([
    { name: "animals", folder: ["Course"], cards: [{ term: "dog", definition: "Hund" }] },
    { name: "colors", folder: ["Course"], cards: [{ term: "red", definition: "rot" }] },
  ]);
});

test("decks in decks are folders", () => {
  const value = {
    name: "Top",
    children: [
      {
        name: "Inner",
        notes: [
          { fields: ["a", "b", "x"], guid: "gd" },
          { front: "c", back: "d" },
        ],
      },
    ],
    notes: [{ q: "e", a: "f" }],
  };
  expect(read(value)).toMatchObject({
    decks: [
      {
        name: "Inner",
        folder: ["Top"],
        cards: [
          { term: "a", definition: "b", extra: "x" },
          { term: "c", definition: "d" },
        ],
      },
      { name: "Top", cards: [{ term: "e", definition: "f" }] },
    ],
    leftOut: { "field-left-out": ["guid: gd"] },
  });
});

test("AnkiConnect's notes have their sides in an object", () => {
  const note = {
    noteId: 1,
    tags: ["geo"],
    fields: { Front: { value: "Peru", order: 0 }, Back: { value: "Lima", order: 1 } },
    modelName: "Basic",
  };
  expect(read([note])).toMatchObject({
    cards: [{ term: "Peru", definition: "Lima", tags: ["geo"] }],
    leftOut: { "field-left-out": ["noteId: 1", "modelName: Basic"] },
  });
});

test("JSON Lines, lists of pairs, and a dictionary", () => {
  expect(read('{"front":"a","back":"b"}\n{"front":"c","back":"d"}\n', "x.jsonl").cards).toEqual([
    { term: "a", definition: "b" },
    { term: "c", definition: "d" },
  ]);
  expect(
    read([
      ["a", "b"],
      ["c", "d", "e"],
    ]).cards,
  ).toEqual([
    { term: "a", definition: "b" },
    { term: "c", definition: "d", extra: "e" },
  ]);
  expect(read([{ de: "Hund", en: "dog" }]).cards).toEqual([{ term: "Hund", definition: "dog" }]);
  const dictionary = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`t${at}`, `d${at}`]));
  expect(read(dictionary).cards).toHaveLength(9);
});

test("a card with one side, and text beside the cards, are named", () => {
  expect(
    read({
      author: "Ann",
      cards: [
        { front: "a", back: "b" },
        { front: "alone", example: "said once", back: "" },
      ],
    }).leftOut,
  ).toEqual({
    "field-left-out": ["author: Ann"],
    incomplete: ["alone · said once"],
  });
});

test("lists nested 100,000 deep are read without a long wait or a full stack", () => {
  const deep = `${"[".repeat(100_000)}"x"${"]".repeat(100_000)}`;
  expect(read(deep)).toMatchObject({ cards: [], leftOut: { "field-left-out": ["x"] } });
});
