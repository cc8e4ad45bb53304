import { describe, expect, test } from "vitest";
import { cardsOfLines } from "./cards-of-lines.ts";

test("lines of a spreadsheet are cards", () => {
  expect(cardsOfLines("France\tParis\nJapan\tTokyo\n", null)).toEqual({
    cards: [
      { term: "France", definition: "Paris" },
      { term: "Japan", definition: "Tokyo" },
    ],
    notes: [],
    separator: "\t",
  });
});

test("the separator is detected, or chosen", () => {
  expect(cardsOfLines("a;b\nc;d", null).separator).toBe(";");
  expect(cardsOfLines("a = b\nc = d", " = ").cards).toEqual([
    { term: "a", definition: "b" },
    { term: "c", definition: "d" },
  ]);
});

test("lines with one side are skipped and counted", () => {
  expect(cardsOfLines("a\tb\nc\n\td\n\n", "\t")).toMatchObject({
    cards: [{ term: "a", definition: "b" }],
    notes: [{ what: "incomplete", count: 2 }],
  });
});

test("no column is lost", () => {
  const [card] = cardsOfLines("a\tb\tc", "\t").cards;
  expect(JSON.stringify(card)).toContain("c");
});

describe("the numbers of a list", () => {
  const termsOf = (...lines: string[]) => cardsOfLines(lines.join("\n"), null).cards.map(({ term }) => term);

  test("are removed if every line has one, in order", () => {
    expect(termsOf("1. osmosis - through a membrane", "", "2. enzyme - speeds up", "3. ribosome - builds")).toEqual([
      "osmosis",
      "enzyme",
      "ribosome",
    ]);
    expect(termsOf("  9) la casa\thouse", " 10)  el perro\tdog")).toEqual(["la casa", "el perro"]);
    expect(
      cardsOfLines("1. a;b\n2. c;d", ";").cards.map(({ term }) => term),
      "also with a chosen separator",
    ).toEqual(["a", "c"]);
    expect(termsOf("1. a - b", "2. c: d", "3. e\tf"), "of a mixed list").toEqual(["a", "c", "e"]);
    expect(termsOf("(1) a - b", "(2) c - d")).toEqual(["a", "c"]);
    expect(termsOf("1.a - b", "2.\u00a0c - d"), "without a blank, or with a blank that does not break").toEqual(["a", "c"]);
    expect(termsOf("1)\tapple\tApfel", "2)\tpear\tBirne"), "in a column of their own").toEqual(["apple", "pear"]);
    expect(termsOf("1．りんご：apple", "2．なし：pear")).toEqual(["りんご", "なし"]);
  });

  test("stay if one is missing or out of order, or if they are the terms", () => {
    expect(termsOf("1. a - b", "c - d", "3. e - f")).toEqual(["1. a", "c", "3. e"]);
    expect(termsOf("1. a - b", "3. c - d")).toEqual(["1. a", "3. c"]);
    expect(termsOf("1. a - b")).toEqual(["1. a"]);
    expect(termsOf("1.\tfirst", "2.\tsecond")).toEqual(["1.", "2."]);
    expect(termsOf("1. - first", "2. - second")).toEqual(["1.", "2."]);
    expect(termsOf("1.5 - a", "2.5 - b")).toEqual(["1.5", "2.5"]);
    expect(termsOf("1914. war - Europe", "1915. Italy - Isonzo"), "years").toEqual(["1914. war", "1915. Italy"]);
    expect(cardsOfLines("1. a\n2. b", null).notes, "without a card").toEqual([
      { what: "incomplete", count: 2, examples: ["1. a", "2. b"] },
    ]);
  });
});

test("an empty text gives no cards", () => {
  expect(cardsOfLines("", null)).toMatchObject({ cards: [], notes: [] });
});

describe("a list whose lines differ in their separators", () => {
  const cardsOf = (...lines: string[]) => cardsOfLines(lines.join("\n"), null).cards.map(({ term, definition }) => [term, definition]);

  test("is separated line by line", () => {
    const text = [
      "osmosis - through a membrane",
      "enzyme: speeds up a reaction",
      "ribosome\tbuilds proteins",
      "nucleus – holds the DNA",
    ].join("\n");
    expect(cardsOfLines(text, null)).toEqual({
      cards: [
        { term: "osmosis", definition: "through a membrane" },
        { term: "enzyme", definition: "speeds up a reaction" },
        { term: "ribosome", definition: "builds proteins" },
        { term: "nucleus", definition: "holds the DNA" },
      ],
      notes: [],
      separator: null,
    });
  });

  test("has the list's commonest sign before others in a line with several", () => {
    expect(cardsOf("12:30 - half past: twelve", "a = b - an equation", "c - d", "enzyme: speeds up", "x = y")).toEqual([
      ["12:30", "half past: twelve"],
      ["a = b", "an equation"],
      ["c", "d"],
      ["enzyme", "speeds up"],
      ["x", "y"],
    ]);
  });

  test("separates by a comma or a semicolon only where a line has no other sign and makes two cells", () => {
    expect(cardsOf("la casa, the house", '"cell wall", "shape, and strength"', "vacuole; water", "a, b, c", "d = e, f", "g: h")).toEqual([
      ["la casa", "the house"],
      ["cell wall", "shape, and strength"],
      ["vacuole", "water"],
      ["d", "e, f"],
      ["g", "h"],
    ]);
  });

  test("has its lines with gaps as cards, and says which lines have one side", () => {
    const { cards, notes } = cardsOfLines("The {{c1::heart}} - it beats\na - b\nc: d\nmitosis", null);
    expect(cards[0]).toEqual({ term: "The {{c1::heart}} - it beats", definition: "" });
    expect(notes).toEqual([{ what: "incomplete", count: 1, examples: ["mitosis"] }]);
  });

  test("is read as a table if that leaves out at most a fifth of its lines, or if a separator is chosen", () => {
    expect(cardsOfLines("Unit: food\na\tb\nc\td\ne\tf\ng\th", null)).toMatchObject({ separator: "\t", notes: [{ count: 1 }] });
    expect(cardsOfLines("a - b\nc: d\ne = f", " - ")).toMatchObject({ separator: " - ", notes: [{ count: 2 }] });
  });

  test("the sign may stand without blanks, if nothing else separates", () => {
    expect(cardsOf("apple=Apfel", "pear=Birne")).toEqual([
      ["apple", "Apfel"],
      ["pear", "Birne"],
    ]);
    expect(cardsOf("apple:Apfel", "苹果：apple")).toEqual([
      ["apple", "Apfel"],
      ["苹果", "apple"],
    ]);
    expect(cardsOf("12:30", "John 3:16", "https://example.org", "Fruit:")).toEqual([]);
  });
});

describe("a table of Markdown", () => {
  test("has its rows as cards, without the bars, and names its heading", () => {
    expect(cardsOfLines("| Term | Meaning |\n|:---|---:|\n| a \\| b | c, d |\n| e | f |\n", null)).toMatchObject({
      cards: [
        { term: "a | b", definition: "c, d" },
        { term: "e", definition: "f" },
      ],
      notes: [{ what: "headings", count: 1, examples: ["Term · Meaning"] }],
    });
  });

  test("has bars around each row: anything else is a list", () => {
    expect(cardsOfLines("| a | b |\n|---|---|\nc - d", null).notes).not.toContainEqual(expect.objectContaining({ what: "headings" }));
    expect(cardsOfLines("| a | b |\n| c | d |", null).cards).toHaveLength(2);
    expect(cardsOfLines("| a | b |\n|---|---|\n| c | d |", "|").notes, "with a chosen separator").not.toContainEqual(
      expect.objectContaining({ what: "headings" }),
    );
  });
});

describe("an export with a sign of its own behind each card", () => {
  const cardsOf = (text: string) => cardsOfLines(text, null).cards.map(({ term, definition }) => [term, definition]);

  test.each(["a\tb, c;d - e\tf;g\th;", "a\tb, c;d - e\tf;\ng\th;i\tj\n", "a,b c;d e,f;g,h", "a - b, c;d-e - f;g - h", "a-b;d-e f;g-h"])(
    "is separated by it: %s",
    (text) => {
      const counts = text.split(";").filter((card) => card.trim() !== "").length;
      expect(cardsOf(text)).toHaveLength(counts);
    },
  );

  test("has line breaks in its cards where that is an empty line", () => {
    expect(cardsOf("a\tb\nc\n\nd\te\n\nf\ng\th\n")).toEqual([
      ["a", "b\nc"],
      ["d", "e"],
      ["f\ng", "h"],
    ]);
    expect(cardsOf("a\tb\r\nc\r\n\r\nd\te")).toEqual([
      ["a", "b\r\nc"],
      ["d", "e"],
    ]);
  });

  test("is a table where a semicolon or an empty line stands in a cell or between columns", () => {
    expect(cardsOf("dog\tHund; Köter\ncat\tKatze; Kater")).toEqual([
      ["dog", "Hund; Köter"],
      ["cat", "Katze; Kater"],
    ]);
    expect(cardsOf("pi;3,14\ne;2,72")).toEqual([
      ["pi", "3,14"],
      ["e", "2,72"],
    ]);
    expect(cardsOf('a\t"b\n\nc"\nd\te')).toEqual([
      ["a", "b\n\nc"],
      ["d", "e"],
    ]);
  });
});

test("a sign between blanks that each line has separates, and a dash with a single blank does where nothing else does", () => {
  const sides = (text: string) => cardsOfLines(text, null).cards.map(({ term, definition }) => [term, definition]);
  const cards = [
    ["a b", "c, d"],
    ["e", "f >> g"],
  ];
  expect(sides("a b >> c, d\ne >> f >> g")).toEqual(cards);
  expect(sides("a b ~ c, d\ne ~ f >> g")).toEqual(cards);
  expect(sides("well-known- c\nice –frozen\nfreezing -5 or less")).toEqual([
    ["well-known", "c"],
    ["ice", "frozen"],
  ]);
});

test("a table of Org mode is read as one", () => {
  expect(cardsOfLines("| Word | Meaning |\n|------+---------|\n| a | b |\n| c | d |\n", null).cards).toEqual([
    { term: "a", definition: "b" },
    { term: "c", definition: "d" },
  ]);
});
