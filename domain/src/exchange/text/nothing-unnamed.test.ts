import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lawRuns } from "../../../test/law-runs.ts";
import { readText } from "./read-text.ts";

/**
 * The law: every word of a file is in a card, in the name of a deck, in its description or its folders, or in the examples of a note. The words
 * are numbered, so that each occurs once, and the syntax of the formats has none of them.
 */
const word = fc.integer({ min: 100_000, max: 999_999 }).map((number) => `w${number}`);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
const line = <Value>(arbitrary: fc.Arbitrary<Value>, write: (value: Value) => string) => arbitrary.map(write);
const two = fc.tuple(words, words);

const markdownPieces = fc.oneof(
  words,
  line(words, (text) => `# ${text}`),
  line(words, (text) => `## ${text}`),
  line(words, (text) => `${text}\n---`),
  line(words, (text) => `${text}\n===`),
  line(two, ([a, b]) => `Q: ${a}\nA: ${b}`),
  line(words, (text) => `Q: ${text}`),
  line(words, (text) => `A: ${text}`),
  line(words, (text) => `Extra: ${text}`),
  line(words, (text) => `Tags: ${text}`),
  line(words, (text) => `Both ways: ${text}`),
  line(two, ([a, b]) => `${a} :: ${b}`),
  line(two, ([a, b]) => `${a}::${b}`),
  line(two, ([a, b]) => `${a}:::${b} <!--SR:!2026-12-24,12,250-->`),
  line(two, ([a, b]) => `- ${a}: ${b}`),
  line(words, (text) => `- ${text}`),
  line(words, (text) => `> ${text}`),
  line(two, ([a, b]) => `${a}\n?\n${b}`),
  line(words, (text) => `<!-- ${text}`),
  line(words, (text) => `${text} -->`),
  line(words, (text) => `${text} <!-- ${text}x --> ${text}y`),
  line(words, (text) => `<div>${text}`),
  line(words, (text) => `    ${text}`),
  line(words, (text) => `\`\`\`\n${text}`),
  line(two, ([a, b]) => `| ${a} | ${b} |\n|---|---|`),
  line(two, ([a, b]) => `${a} | ${b}`),
  line(words, (text) => `| ${text} |\n|--|`),
  line(two, ([a, b]) => `+----+----+\n| ${a} | ${b} |\n+----+----+`),
  line(two, ([a, b]) => `  ----- -----\n  ${a}  ${b}\n  ----- -----`),
  line(two, ([a, b]) => `${a}  ${b}\n----- -----\n${b}x    ${a}x`),
  line(two, ([a, b]) => `<table>\n<tr><td>${a}</td><td>${b}</td></tr>`),
  line(words, (text) => `<tr><th>${text}</th></tr></table>`),
  fc.constantFrom("", "---", "***", "```", "~~~", "?", "??", "|---|---|", "-->", "</table>", "===", "\\", "----- -----"),
  line(two, ([a, b]) => `---\n${a}: ${b}\n---`),
);
const markdown = fc.array(markdownPieces, { maxLength: 12 }).map((pieces) => pieces.join("\n"));

const cell = fc.oneof(
  words,
  fc.constant(""),
  line(words, (text) => `"${text}"`),
  line(words, (text) => `"${text}\n${text}x"`),
  line(words, (text) => `"${text}`),
);
const headed = fc.constantFrom(
  "",
  "Term,Definition\n",
  "Front,Back,Id\n",
  "sep=;\n",
  "#separator:Semicolon\n#tags column:2\n#guid column:3\n",
  "! Title:,t\n! Author:,a\n",
);
const tables = fc
  .tuple(headed, fc.constantFrom(",", ";", "\t", "|", " - "), fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 }))
  .map(([head, separator, rows]) => head + rows.map((row) => row.join(separator)).join("\n"));

const keys = fc.oneof(
  fc.constantFrom(
    "term",
    "front",
    "definition",
    "Back",
    "extra",
    "tags",
    "id",
    "title",
    "description",
    "cards",
    "deck",
    "name",
    "fields",
    "decks",
    "folder",
    "both ways",
  ),
  word,
);
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    words,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(keys, tie("value"), { maxKeys: 5, noNullPrototype: true }),
    fc.record({ front: words, back: words, more: tie("value") }),
    fc.constantFrom(null, true, 7),
  ),
})).value;

const kvtmlPieces = fc.oneof(
  line(
    two,
    ([a, b]) =>
      `<entry><translation id="0"><text>${a}</text></translation><translation id="1"><text>${b}</text><comment>${a}x</comment></translation></entry>`,
  ),
  line(words, (text) => `<entry><translation id="0"><text>${text}</text></translation></entry>`),
  line(words, (text) => `<information><title>${text}</title><comment>${text}x</comment></information>`),
  line(words, (text) => `<other>${text}<inner>${text}x</inner></other>`),
  line(
    words,
    (text) =>
      `<entry><translation id="0"><text>${text}</text><text>${text}x</text><tense>${text}y</tense></translation><translation id="1"><text>${text}z</text></translation></entry>`,
  ),
  words,
);
const kvtml = fc.array(kvtmlPieces, { maxLength: 8 }).map((pieces) => `<kvtml>${pieces.join("")}</kvtml>`);

/** The words of a JSON value that are texts: keys are syntax. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const readHtml = (html: string) => html.replace(/<[^>]*>/g, " ");

function unnamed(text: string, fileName: string, source = text): string[] {
  const { decks, notes } = readText(text, { fileName, readHtml, examples: { examples: Infinity, characters: Infinity } });
  const cards = decks.flatMap((deck) => [
    deck.name,
    deck.description,
    ...deck.folder,
    // A GUID is kept with its card, which it recognizes when the text is imported again.
    ...deck.cards.flatMap((card) => [card.term, card.definition, card.extra ?? "", ...(card.tags ?? []), card.guid ?? ""]),
  ]);
  const kept = new Set([...cards, ...notes.flatMap(({ examples }) => examples)].join("\n").match(/w\d+[x-z]?/g));
  return (source.match(/w\d+[x-z]?/g) ?? []).filter((one) => !kept.has(one));
}

describe("no word is left out unnamed", () => {
  test.each([
    ["Markdown", markdown, "x.md"],
    ["tables", tables, "x.csv"],
    ["pasted text", fc.oneof(tables, markdown), ""],
    ["KVTML", kvtml, "x.kvtml"],
  ])("in %s", (_name, texts, fileName) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(unnamed(text, fileName)).toEqual([]);
      }),
      { numRuns: lawRuns(3000) },
    );
  });

  test("in JSON", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(unnamed(JSON.stringify(value), "x.json", textsOf(value).join(" "))).toEqual([]);
      }),
      { numRuns: lawRuns(3000) },
    );
  });
});
