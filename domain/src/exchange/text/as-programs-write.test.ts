import { describe, expect, test } from "vitest";

import { readText } from "./read-text.ts";

const readHtml = (html: string) =>
  html
    .replaceAll("<br>", "\n")
    .replaceAll("&amp;", "&")
    .replace(/<[^>]*>/g, "");

function read(text: string, fileName = "") {
  const { decks, notes, format } = readText(text, { fileName, readHtml });
  return { format, notes, cards: decks.flatMap((deck) => deck.cards) };
}

const sides = (text: string, fileName = "") => read(text, fileName).cards.map(({ term, definition }) => [term, definition]);

describe("notes with cards of Obsidian, pasted", () => {
  test("are read as notes, if that gives more cards than lines with a separator", () => {
    const { cards, format, notes } = read(
      "#flashcards\nosmosis::through a membrane\nenzyme:::speeds up\n\nWhat is DNA?\n?\nan acid\n\nOther words.\n",
    );
    expect(format).toBe("markdown");
    expect(cards).toEqual([
      { term: "osmosis", definition: "through a membrane" },
      { term: "enzyme", definition: "speeds up", bothWays: true },
      { term: "What is DNA?", definition: "an acid" },
    ]);
    expect(notes).toEqual([{ what: "outside-cards", count: 2, examples: ["#flashcards", "Other words."] }]);
  });

  test("lists with two colons or a lonely question mark stay lists", () => {
    expect(read("a :: b\nc :: d")).toMatchObject({ format: "table", cards: [{ term: "a" }, { term: "c" }] });
    expect(read("a\tb\n?\nc\td")).toMatchObject({ format: "table", cards: [{ term: "a" }, { term: "c" }] });
  });
});

describe("tables of HTML", () => {
  const table =
    "<table>\n <tr><th>Term</th><th>Definition</th></tr>\n <tr><td>osmosis</td>\n<td>through, a<br>membrane</td></tr>\n</table>";

  test("are read as tables in a paste and in a page, with what is around them named", () => {
    expect(sides(table)).toEqual([["osmosis", "through, a\nmembrane"]]);
    const page = read(`<!DOCTYPE html><html><body><p>Biology</p>${table}</body></html>`, "page.html");
    expect(page.cards).toEqual([{ term: "osmosis", definition: "through, a\nmembrane" }]);
    expect(page.notes.map(({ what }) => what)).toContain("outside-cards");
  });

  test("a list that only names them is a list", () => {
    expect(sides("<table>\ta table\n<td>\ta cell")).toEqual([
      ["<table>", "a table"],
      ["<td>", "a cell"],
    ]);
  });
});

test("the only block between backquotes of a chat's answer is read as if it stood alone", () => {
  const answer = (inside: string) => read(`Here are your cards:\n\n\`\`\`csv\n${inside}\n\`\`\`\n\nGood luck!`);
  const expected = [
    { term: "osmosis", definition: "through a membrane" },
    { term: "enzyme", definition: "speeds, up" },
  ];
  const table = answer('Term,Definition\nosmosis,through a membrane\nenzyme,"speeds, up"');
  expect(table.cards).toEqual(expected);
  expect(table.notes).toEqual([{ what: "outside-cards", count: 2, examples: ["Here are your cards:", "Good luck!"] }]);
  const json = answer('[{"front":"osmosis","back":"through a membrane"},{"front":"enzyme","back":"speeds, up"}]');
  expect(json).toMatchObject({ format: "json", cards: expected });
});

describe("headings that also name other things", () => {
  test.each(["Name,Tags,Definition\na,x,b", "Term,Description\na,b", "Begriff;Erklärung\na;b", "Title,Explanation,Id\na,b,7"])(
    "name the side that no other column names: %s",
    (text) => {
      expect(sides(text, "words.csv")).toEqual([["a", "b"]]);
    },
  );

  test("name no side where another column does", () => {
    expect(read("Title,Question,Answer,Explanation\nx,a,b,y", "words.csv").cards).toEqual([{ term: "a", definition: "b", extra: "x\ny" }]);
  });
});

test("Anki's line of columns names the column of tags, if its own line does not", () => {
  expect(read("#separator:Comma\n#columns:Front,Back,Tags\na,b,x y\n").cards).toEqual([{ term: "a", definition: "b", tags: ["x", "y"] }]);
});

test("a cloze note in a text file of Anki keeps its gaps, in HTML as in plain text", () => {
  const note = "The <b>{{c1::heart::organ}}</b> pumps {{c2::blood}}";
  const escaping = (html: string) => html.replaceAll("{{", "\\{{").replace(/<b>|<.b>/g, "**");
  const cardsOf = (text: string) => readText(text, { fileName: "notes.txt", readHtml: escaping }).decks.flatMap((deck) => deck.cards);
  expect(cardsOf(`#separator:tab\n#html:true\n${note}\t\na\tb\n`)).toEqual([
    { term: "The **{{c1::heart::organ}}** pumps {{c2::blood}}", definition: "" },
    { term: "a", definition: "b" },
  ]);
  expect(cardsOf("#separator:tab\n#html:true\nleft {{c1::open\tb\n")).toEqual([{ term: "left \\{{c1::open", definition: "b" }]);
});

describe("JSON whose sides are HTML", () => {
  const cards = (...sidesOfCards: [string, string][]) =>
    JSON.stringify(sidesOfCards.map(([term, definition], at) => ({ flashcardId: `${at}`, term, definition })));

  test("has them as text, and ids are no text", () => {
    expect(read(cards(["<p>a &amp; b</p>", "<div>c<br>d</div>"])).cards).toEqual([{ term: "a & b", definition: "c\nd" }]);
  });

  test("is about HTML where a side is no element", () => {
    expect(sides(cards(["<p>", "a paragraph"], ["<p>x</p>", "<b>y</b>"]))).toEqual([
      ["<p>", "a paragraph"],
      ["<p>x</p>", "<b>y</b>"],
    ]);
  });
});
