import { expect, test } from "vitest";

import { readText } from "./read-text.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE kvtml PUBLIC "kvtml2.dtd" "http://edu.kde.org/kanagram/kvtml2.dtd">\n';
const languages =
  '<identifiers><identifier id="0"><name>German</name><locale>de</locale></identifier><identifier id="1"><name>English</name><locale>en</locale></identifier></identifiers>';

function read(xml: string, fileName = "words.kvtml") {
  const { decks, notes, format } = readText(head + xml, { fileName, readHtml: (html) => html });
  const leftOut = Object.fromEntries(notes.map(({ what, count, examples }) => [what, { count, examples }]));
  return { decks, leftOut, format };
}

test("the words of two languages are cards, and their comments extra text", () => {
  const xml = `<kvtml version="2.0"><information><generator>kwordquiz 0.8.9</generator><title>Tiere</title><author>Ann</author></information>${languages}
    <entries>
      <entry id="0"><translation id="0"><text>der Hund</text><comment>bellt</comment></translation><translation id="1"><text>dog &amp; pup</text></translation></entry>
      <entry id="1"><inactive>false</inactive><translation id="1"><text>cat</text></translation><translation id="0"><text>die Katze</text></translation></entry>
    </entries></kvtml>`;
  expect(read(xml)).toMatchObject({
    format: "kvtml",
    decks: [
      {
        name: "Tiere",
        description: "Ann",
        languages: { term: "de", definition: "en" },
        cards: [
          { term: "der Hund", definition: "dog & pup", extra: "bellt" },
          { term: "die Katze", definition: "cat" },
        ],
      },
    ],
    leftOut: {},
  });
});

test("the older format has its words in shorter elements", () => {
  const xml =
    '<kvtml title="Dyr" lines="2"><e><o l="nb" grade="2;2">kattunge</o><t l="en">kitten</t></e><e><o remark="stor">bjørn</o><t>bear</t></e></kvtml>';
  expect(read(xml)).toMatchObject({
    decks: [
      {
        name: "Dyr",
        cards: [
          { term: "kattunge", definition: "kitten" },
          { term: "bjørn", definition: "bear", extra: "stor" },
        ],
      },
    ],
    leftOut: { "schedule-elsewhere": { count: 1, examples: ["kattunge · kitten"] } },
  });
});

test("grades are named as progress in the other program", () => {
  const grade =
    '<grade fromid="0"><currentgrade>5</currentgrade><count>6</count><errorcount>1</errorcount><date>2012-01-03T10:11:12</date></grade>';
  const xml = `<kvtml version="2.0">${languages}<entries><entry id="0"><translation id="0"><text>a</text></translation><translation id="1"><text>b</text>${grade}</translation></entry></entries></kvtml>`;
  expect(read(xml)).toMatchObject({
    decks: [{ name: "words", cards: [{ term: "a", definition: "b" }] }],
    leftOut: { "schedule-elsewhere": { count: 1, examples: ["a · b"] } },
  });
});

test("lessons are decks, and one within another is in a folder", () => {
  const entry = (id: number) =>
    `<entry id="${id}"><translation id="0"><text>t${id}</text></translation><translation id="1"><text>d${id}</text></translation></entry>`;
  const xml = `<kvtml version="2.0"><information><title>Course</title></information><entries>${[0, 1, 2].map(entry).join("")}</entries>
    <lessons><container><name>One</name><inpractice>true</inpractice><entry id="1"/><container><name>Inner</name><entry id="0"/></container></container><container><name>Two</name><entry id="2"/></container></lessons></kvtml>`;
  expect(read(xml).decks.map(({ name, folder, cards }) => [...folder, name, cards.map(({ term }) => term)])).toEqual([
    ["Course", "One", "Inner", ["t0"]],
    ["Course", "One", ["t1"]],
    ["Course", "Two", ["t2"]],
  ]);
});

test("a file of one language has the explanation as its definition", () => {
  const xml =
    '<kvtml version="2.0"><entries><entry id="0"><translation id="0"><text>Appel</text><comment>a fruit</comment></translation></entry></entries></kvtml>';
  expect(read(xml).decks[0]?.cards).toEqual([{ term: "Appel", definition: "a fruit" }]);
});

test("what has no place on a card is named", () => {
  const xml =
    '<kvtml version="2.0"><entries><entry id="0"><translation id="0"><text>a</text><conjugation><tense>Past</tense></conjugation></translation><translation id="1"><text>b</text></translation></entry><entry id="1"><translation id="0"><text>alone</text></translation></entry>stray</entries></kvtml>';
  expect(read(xml).leftOut).toEqual({
    "field-left-out": { count: 2, examples: ["tense: Past", "entries: stray"] },
    incomplete: { count: 1, examples: ["alone"] },
  });
});

test("another file, and one nested 100,000 deep, are refused by their own sentence", () => {
  expect(() => read("<html></html>")).toThrowError("This file is not a valid KVTML file.");
  expect(() => read("<kvtml>" + "<entry>".repeat(100_000))).toThrowError("This file is not a valid KVTML file.");
});
