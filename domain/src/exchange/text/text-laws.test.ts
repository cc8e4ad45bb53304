import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lawRuns } from "../../../test/law-runs.ts";
import { anyCodePoint } from "../../../test/any-code-point.ts";
import { hostileStrings } from "../../../test/hostile-strings.ts";
import { writeMarkdown, writeQuestions } from "../../../test/written-texts.ts";
import { anyMasks } from "../../../test/any-masks.ts";
import { isComplete } from "../../cards/card.ts";
import { writeMasks } from "../../cards/masks/masks.ts";
import { exchangeCard, type ExchangeCard, type ExchangeDeck } from "../model.ts";
import { cleanText } from "../clean-text.ts";
import { writeJson } from "./json/own-json.ts";
import { readText } from "./read-text.ts";
import { writeCsv, writeTsv } from "./tables/write-table.ts";

/** Pieces of the formats' own syntax, where bugs are most likely. */
const pieces = [
  ...'\t ; , | " \\ # > - : \r \n'.split(" "),
  " ",
  "\r\n",
  "Q:",
  "A: ",
  "Extra:",
  "Tags: x",
  "Both ways: yes",
  "Picture masks:",
  "Type the answer: yes",
  "1 box 0 0 1 1: a",
  "::",
  "sep=;",
  "#separator:tab",
  "<br>",
  "&#13;",
  "&#38;#13;",

  "\\Q: ",
  "term",
  "definition",
  "# ",
  "\uFEFF",
  "\u2028",
  "\u0085",
  "é",
  "😀",
  "{{c1::x}}",
  "\\(",
  "$",
  "|---|",
  "\n```js\n",
  "\n```\n",
  "```",
  "\n~~~\n",
  "    ",
  "\n\n",
  "a :: b",
  "<!--",
  "-->",
  "<\\!--",
  "<div>",
  "<table>",
  "===",
  "---",
  "***",
  "+---+---+",
  "--- ---",
  "Both ways: yes",
  " {#x}",
  "?",
  "- ",
  "> ",
  ";TAB;",
  ";BREAK;",
  "[",
  "{",
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string({ unit: anyCodePoint, maxLength: 30 }),
  fc.constantFrom(...hostileStrings.map(({ text }) => text.slice(0, 2000))),
);
const side = anyText.map(cleanText).filter((text) => text.trim() !== "");
const tag = fc.constantFrom("animal", "K1", "a::b", "term", "#x", "tags");
const card: fc.Arbitrary<ExchangeCard> = fc
  .record({
    term: side,
    definition: side,
    extra: anyText.map(cleanText),
    tags: fc.uniqueArray(tag, { maxLength: 3 }),
    bothWays: fc.boolean(),
    typeAnswer: fc.boolean(),
    masks: anyMasks.map((masks) => writeMasks(masks).map(cleanText)),
  })
  .map(exchangeCard);
const cards = fc.array(card, { minLength: 1, maxLength: 5 });

const deckOf = (list: readonly ExchangeCard[]): ExchangeDeck => ({ name: "Deck", folder: [], description: "", cards: list });
const readHtml = () => "read as HTML";
const back = (text: string, fileName: string) => readText(text, { fileName, readHtml }).decks.flatMap((deck) => deck.cards);

const ways: Record<string, (list: readonly ExchangeCard[]) => readonly ExchangeCard[]> = {
  CSV: (list) => back(writeCsv(list), "Deck.csv"),
  TSV: (list) => back(writeTsv(list), "Deck.tsv"),
  Markdown: (list) => back(writeMarkdown(deckOf(list)), "Deck.md"),
  "Q: and A:": (list) => back(writeQuestions(deckOf(list)), "Deck.txt"),
  JSON: (list) => back(writeJson([deckOf(list)]), "Deck.json"),
};

describe.each(Object.entries(ways))("exported as %s and imported again", (_name, way) => {
  test("any cards are the same", () => {
    fc.assert(
      fc.property(cards, (list) => {
        expect(way(list)).toEqual(list);
      }),
      { numRuns: lawRuns(400) },
    );
  });

  test("two plain sides, alone in the file, are the same", () => {
    fc.assert(
      fc.property(side, side, (term, definition) => {
        expect(way([{ term, definition }])).toEqual([{ term, definition }]);
      }),
      { numRuns: lawRuns(400) },
    );
  });

  test.each(hostileStrings)("$name is exactly the same", ({ text }) => {
    const clean = cleanText(text);
    const list = [
      { term: clean, definition: `x${clean}` },
      { term: "last", definition: clean, extra: clean },
    ];
    expect(way(list)).toEqual(list);
  });
});

test("a block of code is written into Markdown as it is, and an empty line of a side, too", () => {
  const code = "Sort it:\n```python\n# in place\n\nxs.sort()\n```\n\nDone.";
  const list = [
    { term: "How?", definition: code },
    { term: code, definition: "```\nQ: x\n```" },
  ];
  const text = writeMarkdown(deckOf(list));
  expect(text).toBe(`# Deck\n\nQ: How?\nA: ${code}\n\nQ: ${code}\nA:\n\`\`\`\nQ: x\n\`\`\`\n`);
  expect(back(text, "Deck.md")).toEqual(list);
});

test("the title and description of a deck are restored from Markdown and JSON", () => {
  fc.assert(
    fc.property(anyText.map(cleanText), anyText.map(cleanText), (title, description) => {
      const name =
        title
          .replaceAll(/[\n\r]/g, " ")
          .trim()
          .slice(0, 300)
          .trim()
          .toWellFormed() || "x";
      const deck = { ...deckOf([{ term: "a", definition: "b" }]), name, description };
      expect(readText(writeJson([deck]), { fileName: "x.json", readHtml }).decks).toEqual([deck]);
      expect(readText(writeMarkdown(deck), { fileName: "x.md", readHtml }).decks).toEqual([deck]);
    }),
    { numRuns: lawRuns(400) },
  );
});

test("decks of the same name in one JSON file stay apart, and another program's are put together", () => {
  const decks = ["a", "b"].map((term) => ({ ...deckOf([{ term, definition: "x" }]), name: "Words" }));
  const json = writeJson(decks);
  expect(readText(json, { fileName: "x.json", readHtml }).decks).toEqual(decks);
  const foreign = json.replace('"recollect-decks"', '"others"');
  expect(readText(foreign, { fileName: "x.json", readHtml }).decks).toMatchObject([
    { name: "Words", cards: [{ term: "a" }, { term: "b" }] },
  ]);
});

test("any text can be read as any format; only as JSON does it throw", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom("a.txt", "a.csv", "a.tsv", "a.md", ""), (text, fileName) => {
      const { decks } = readText(text, { fileName, readHtml });
      for (const deck of decks) for (const one of deck.cards) expect(isComplete(one)).toBe(true);
    }),
    { numRuns: lawRuns(1000) },
  );
});
