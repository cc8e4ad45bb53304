import { describe, expect, test } from "vitest";

import { readText } from "../read-text.ts";

const readHtml = (html: string) =>
  html
    .replace(/<\/(?:p|li)>\s*(?=<)/g, "\n")
    .replace(/<[^>]*>/g, "")
    .trim();

function read(text: string) {
  const { decks, notes } = readText(text, { fileName: "notes.md", readHtml });
  const leftOut = Object.fromEntries(notes.map(({ what, examples }) => [what, examples]));
  return { cards: decks.flatMap((deck) => deck.cards), leftOut };
}

const words = [
  { term: "osmosis", definition: "water through a membrane", extra: "a raisin swells" },
  { term: "a|b", definition: "**bar** and `x|y`" },
];

describe("tables with bars", () => {
  test("a third column is extra text", () => {
    const table =
      "| Word | Meaning | Example |\n|---|---|---|\n| ubiquitous | found everywhere | Phones are ubiquitous. |\n| terse | short | a terse reply |";
    expect(read(table)).toEqual({
      cards: [
        { term: "ubiquitous", definition: "found everywhere", extra: "Phones are ubiquitous." },
        { term: "terse", definition: "short", extra: "a terse reply" },
      ],
      leftOut: {},
    });
  });

  test("without outer bars, with tags and a column of ids", () => {
    const table = "Id | Meaning | Word | Tags | Note\n-|:-:|-:|-|-\n17 | found everywhere | ubiquitous | adj B2 | formal";
    expect(read(table)).toEqual({
      cards: [{ term: "ubiquitous", definition: "found everywhere", extra: "formal", tags: ["adj", "B2"] }],
      leftOut: { "field-left-out": ["Id: 17"] },
    });
  });

  test("five columns lose nothing, and headings that name no sides are named", () => {
    const table = "| Element | Sign | Z | Group | Use |\n|---|---|---|---|---|\n| iron | Fe | 26 | 8 | steel |";
    expect(read(table)).toEqual({
      cards: [{ term: "iron", definition: "Fe", extra: "26\n8\nsteel" }],
      leftOut: { headings: ["Element · Sign · Z · Group · Use"] },
    });
  });

  test("a table of 5,000 rows is read whole", () => {
    const rows = Array.from({ length: 5000 }, (_, row) => `| t${row} | d${row} |`);
    expect(read(["| Term | Definition |", "|---|---|", ...rows].join("\n")).cards).toHaveLength(5000);
  });
});

describe("tables as pandoc 2.17 writes them", () => {
  test("simple, with headings", () => {
    const table = [
      "  Word      Meaning                    Example",
      "  --------- -------------------------- -----------------",
      "  osmosis   water through a membrane   a raisin swells",
      "  a\\|b      **bar** and `x|y`          ",
      "",
      "after",
    ];
    expect(read(table.join("\n"))).toEqual({ cards: [words[0], { ...words[1], term: "a\\|b" }], leftOut: { "outside-cards": ["after"] } });
  });

  test("simple, without headings", () => {
    expect(read("  ------ -----\n  un     one\n  deux   two\n  ------ -----\n").cards).toEqual([
      { term: "un", definition: "one" },
      { term: "deux", definition: "two" },
    ]);
  });

  test("with rows of several lines, with and without headings", () => {
    const rows = [
      "  osmosis   water through   a raisin",
      "            a membrane      swells",
      "",
      "  a|b       **bar** and `x|y`",
      "  ----------------------------------",
    ];
    const head = ["  ----------------------------------", "  Word      Meaning         Example", "  --------- --------------- --------"];
    const wide = "  a|b       **bar** and     ";
    const fitting = rows.map((row) => (row.includes("a|b") ? `${wide}\n            \`x|y\`` : row));
    expect(read([...head, ...fitting].join("\n")).cards).toEqual(words);
    expect(read("  ------ -----\n  un     one\n\n  deux   two\n         more\n  ------ -----\n").cards).toEqual([
      { term: "un", definition: "one" },
      { term: "deux", definition: "two more" },
    ]);
  });

  test("as a grid, with two paragraphs, a list and code in a cell", () => {
    const table = [
      "+------+-------------------+",
      "| Term | Definition        |",
      "+======+===================+",
      "| two  | First paragraph   |",
      "|      | goes on.          |",
      "|      |                   |",
      "|      | Second paragraph. |",
      "+------+-------------------+",
      "| list | -   one           |",
      "|      | -   two           |",
      "+------+-------------------+",
      "| code |     for x:        |",
      "|      |                   |",
      "|      |         y()       |",
      "+------+-------------------+",
    ];
    expect(read(table.join("\n"))).toEqual({
      cards: [
        { term: "two", definition: "First paragraph goes on.\n\nSecond paragraph." },
        { term: "list", definition: "-   one\n-   two" },
        { term: "code", definition: "for x:\n\n    y()" },
      ],
      leftOut: {},
    });
  });

  test("as a grid with letters of double width", () => {
    const table = ["+------+------+", "| 犬   | いぬ |", "+------+------+", "| café | ねこ |", "+------+------+"];
    expect(read(table.join("\n")).cards).toEqual([
      { term: "犬", definition: "いぬ" },
      { term: "café", definition: "ねこ" },
    ]);
  });

  test("in HTML, with two paragraphs and an empty line in a cell", () => {
    const html =
      '<table>\n<colgroup>\n<col style="width: 50%" />\n</colgroup>\n<thead>\n<tr class="header">\n<th>Term</th>\n<th>Definition</th>\n</tr>\n</thead>\n<tbody>\n' +
      '<tr class="odd">\n<td>two</td>\n<td><p>First paragraph.</p>\n<p>Second paragraph.</p></td>\n</tr>\n' +
      "<tr><td>code</td>\n<td><pre><code>for x:\n\n    y()</code></pre></td></tr>\n</tbody>\n</table>\n\nafter";
    expect(read(html)).toEqual({
      cards: [
        { term: "two", definition: "First paragraph.\nSecond paragraph." },
        { term: "code", definition: "for x:\n\n    y()" },
      ],
      leftOut: { "outside-cards": ["after"] },
    });
  });

  test("a drawn table whose rows do not fit is no table, and its text is named", () => {
    expect(read("+---+---+\n| a b c | d |\n+---+---+\n\nx :: y")).toEqual({
      cards: [{ term: "x", definition: "y" }],
      leftOut: { "outside-cards": ["+---+---+ | a b c | d | +---+---+"] },
    });
  });

  test("dashes around a block of HTML or code are no table, and its words are named", () => {
    const html = "----- -----\n<tr><th>alpha</th></tr></table>\n```\nbeta\n\n----- -----\nx :: y";
    expect(read(html)).toEqual({
      cards: [{ term: "x", definition: "y" }],
      leftOut: { "outside-cards": ["<tr><th>alpha</th></tr></table> ``` beta"] },
    });
    const code = "----- -----\na     b\n\n```\ngamma\n```\n----- -----\n\nx :: y";
    expect(JSON.stringify(read(code))).toContain("gamma");
  });
});
