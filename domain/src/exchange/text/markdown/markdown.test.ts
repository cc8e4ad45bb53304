import { describe, expect, test } from "vitest";

import { readText } from "../read-text.ts";

const readHtml = (html: string) =>
  html
    .replace(/<\/(?:p|li)>\s*(?=<)/g, "\n")
    .replace(/<[^>]*>/g, "")
    .trim();

function read(lines: readonly string[], fileName = "notes.md") {
  const { decks, notes } = readText(lines.join("\n"), { fileName, readHtml });
  const cards = decks.flatMap((deck) => deck.cards);
  const leftOut = Object.fromEntries(notes.map(({ what, examples }) => [what, examples]));
  return { decks, cards, pairs: cards.map(({ term, definition }) => [term, definition]), names: decks.map(({ name }) => name), leftOut };
}

describe("an answer goes on to the next mark, rule or heading", () => {
  test("with all its paragraphs", () => {
    const { pairs, leftOut } = read([
      "Q: Why is the sky blue?",
      "A: Air scatters short waves more.",
      "",
      "Violet light is scattered even more, but the eye sees less of it.",
      "",
      "Q: And at sunset?",
      "A: Red, because the way is longer.",
    ]);
    expect(pairs).toEqual([
      ["Why is the sky blue?", "Air scatters short waves more.\n\nViolet light is scattered even more, but the eye sees less of it."],
      ["And at sunset?", "Red, because the way is longer."],
    ]);
    expect(leftOut).toEqual({});
  });

  test("with paragraphs, a list and a quote, up to a heading", () => {
    const lines = [
      "Q: Steps?",
      "A: First this.",
      "",
      "- one",
      "- two",
      "",
      "> as they say",
      "",
      "Last words.",
      "",
      "## Next",
      "",
      "Q: x",
      "A: y",
    ];
    const { decks } = read(lines);
    expect(decks).toMatchObject([
      { name: "notes", cards: [{ term: "Steps?", definition: "First this.\n\n- one\n- two\n\n> as they say\n\nLast words." }] },
      { name: "Next", cards: [{ term: "x", definition: "y" }] },
    ]);
  });

  test("where two empty lines and a question of two paragraphs come in", () => {
    const { pairs } = read(["Q: Given a triangle.", "", "What is its area?", "A: half", "", "", "of base times height", "Q: b", "A: c"]);
    expect(pairs).toEqual([
      ["Given a triangle.\n\nWhat is its area?", "half\n\n\nof base times height"],
      ["b", "c"],
    ]);
  });

  test("when it begins after an empty line", () => {
    const lines = [
      "Q: State the binomial theorem for n = 2.",
      "A:",
      "",
      "$$",
      "(a + b)^2 = a^2 + 2ab + b^2",
      "$$",
      "",
      "Q: Name of the triangle?",
    ];
    expect(read([...lines, "A: Pascal's"]).pairs).toEqual([
      ["State the binomial theorem for n = 2.", "$$\n(a + b)^2 = a^2 + 2ab + b^2\n$$"],
      ["Name of the triangle?", "Pascal's"],
    ]);
  });

  test("when question and answer both begin after empty lines", () => {
    expect(read(["Q:", "", "What is this?", "", "A:", "", "", "1. one", "2. two"]).pairs).toEqual([["What is this?", "1. one\n2. two"]]);
  });

  test("when it is a picture or a quote after an empty line", () => {
    expect(read(["Q: Who?", "A:", "", "> I came, I saw", "", "Q: Where?", "A:", "", "**Zela**"]).pairs).toEqual([
      ["Who?", "> I came, I saw"],
      ["Where?", "**Zela**"],
    ]);
  });

  test.each([["---"], ["***"], ["- - -"], ["___"]])("and %s is a rule, not a part of it", (rule) => {
    expect(read(["Q: Chemical sign of iron?", "A: Fe", rule, "Q: And of lead?", "A: Pb"]).pairs).toEqual([
      ["Chemical sign of iron?", "Fe"],
      ["And of lead?", "Pb"],
    ]);
  });

  test("and a rule after its second paragraph ends it, while a row of = makes a heading", () => {
    const { decks } = read(["Q: a", "A: b", "", "more", "---", "Tin", "===", "Q: c", "A: d"]);
    expect(decks).toMatchObject([
      { name: "notes", cards: [{ term: "a", definition: "b\n\nmore" }] },
      { name: "Tin", cards: [{ term: "c", definition: "d" }] },
    ]);
  });
});

describe("code holds no marks", () => {
  test("a comment of a program in a fence is no heading", () => {
    const code = ["```python", "# changes the list itself", "xs.sort()", "```"];
    const { decks } = read([
      "# Sorting in Python",
      "",
      "Q: How is a list sorted in place?",
      "A: With its own method:",
      ...code,
      "",
      "Q: And a sorted copy?",
      "A: `sorted(xs)`",
    ]);
    expect(decks).toMatchObject([
      {
        name: "Sorting in Python",
        cards: [
          { term: "How is a list sorted in place?", definition: ["With its own method:", ...code].join("\n") },
          { term: "And a sorted copy?", definition: "`sorted(xs)`" },
        ],
      },
    ]);
  });

  test("nor in a fence of tildes, in a longer fence around a shorter one, and in a fence that is the whole answer", () => {
    const tildes = ["~~~sh", "# Q: no card", "Q: none", "A: none", "~~~"];
    const longer = ["````md", "```", "# inside", "```", "````"];
    expect(read(["Q: a", "A: see", ...tildes, "Q: b", "A:", ...longer, "# Next", "x :: y"])).toMatchObject({
      pairs: [
        ["a", ["see", ...tildes].join("\n")],
        ["b", longer.join("\n")],
        ["x", "y"],
      ],
      names: ["notes", "Next"],
    });
  });

  test.each([
    ["a block behind the answer's mark", "A: ```ts\nif (a) b();\n```", "```ts\nif (a) b();\n```"],
    ["without a language", "A: ```\n# no heading\n```", "```\n# no heading\n```"],
    ["of tildes, with a mark inside", "A:~~~\nQ: no card\n~~~", "~~~\nQ: no card\n~~~"],
  ])("a fence may begin on the line of a mark: %s", (_, answer, definition) => {
    expect(read(["Q: one", ...answer.split("\n"), "", "Q: two", "A: 2"]).pairs).toEqual([
      ["one", definition],
      ["two", "2"],
    ]);
  });

  test("what looks like a mark with a fence inside of a fence does not close it", () => {
    expect(read(["Q: one", "A:", "```", "A: ```", "x", "```", "", "Q: two", "A: 2"]).pairs).toEqual([
      ["one", "```\nA: ```\nx\n```"],
      ["two", "2"],
    ]);
  });

  test("an empty line in a fence ends nothing", () => {
    const code = ["```python", "for n in (1, 2):", "", "    print(n)", "```"];
    const { pairs } = read([
      "# Loops",
      "",
      "Q: Write a loop that prints 1 and 2.",
      "A: For example:",
      ...code,
      "",
      "Q: How does it end?",
      "A: After the last element",
    ]);
    expect(pairs).toEqual([
      ["Write a loop that prints 1 and 2.", ["For example:", ...code].join("\n")],
      ["How does it end?", "After the last element"],
    ]);
  });

  test("nor in a fence of a list, and two empty lines in code stay", () => {
    const answer = ["- first", "", "  ```js", "", "  # Q: x", "", "  ```", "", "```", "a", "", "", "b", "```"];
    expect(read(["Q: q", `A: ${answer[0]}`, ...answer.slice(1), "Q: r", "A: s"]).pairs).toEqual([
      ["q", answer.join("\n")],
      ["r", "s"],
    ]);
  });

  test("two colons in a fence separate nothing, and the code is named", () => {
    const { pairs, leftOut } = read([
      "# Haskell",
      "",
      "map :: applies a function to each element",
      "",
      "```haskell",
      "filter :: (a -> Bool) -> [a] -> [a]",
      "```",
    ]);
    expect(pairs).toEqual([["map", "applies a function to each element"]]);
    expect(leftOut).toEqual({ "outside-cards": ["```haskell filter :: (a -> Bool) -> [a] -> [a] ```"] });
  });

  test("two colons in inline code, in indented code and in a program's name separate nothing", () => {
    const { pairs, leftOut } = read([
      "`x :: Int` is a type :: of x",
      "",
      "    head :: [a] -> a",
      "",
      "We use std::string for text.",
      "",
      "Capital of Peru::Lima",
    ]);
    expect(pairs).toEqual([
      ["`x :: Int` is a type", "of x"],
      ["Capital of Peru", "Lima"],
    ]);
    expect(leftOut).toEqual({ "outside-cards": ["head :: [a] -> a", "We use std::string for text."] });
  });
});

describe("cards of Obsidian's spaced repetition", () => {
  test("on one line, both ways with three colons, and with a question mark between the sides", () => {
    const { cards, leftOut } = read([
      "#flashcards/geography",
      "",
      "Capital of Peru::Lima",
      "Capital of Cuba:::Havana",
      "Capital of Chile :: Santiago <!--SR:!2026-12-24,12,250-->",
      "",
      "Largest planet",
      "?",
      "Jupiter",
      "<!--SR:!2026-12-01,4,270-->",
    ]);
    expect(cards).toEqual([
      { term: "Capital of Peru", definition: "Lima" },
      { term: "Capital of Cuba", definition: "Havana", bothWays: true },
      { term: "Capital of Chile", definition: "Santiago" },
      { term: "Largest planet", definition: "Jupiter" },
    ]);
    expect(leftOut).toEqual({
      "schedule-elsewhere": ["SR:!2026-12-24,12,250", "SR:!2026-12-01,4,270"],
      "outside-cards": ["#flashcards/geography"],
    });
  });

  test("with sides of several lines, code among them, and ?? for both ways", () => {
    const { cards } = read([
      "#flashcards",
      "Two lines",
      "of a question",
      "??",
      "- an",
      "- answer",
      "",
      "Code",
      "?",
      "```",
      "a",
      "",
      "b",
      "```",
      "<!--SR:!2026-12-01,4,270!2026-12-02,1,230-->",
    ]);
    expect(cards).toEqual([
      { term: "Two lines\nof a question", definition: "- an\n- answer", bothWays: true },
      { term: "Code", definition: "```\na\n\nb\n```" },
    ]);
  });

  test("whose names are like a program's, in notes that are the plugin's", () => {
    expect(read(["peru::lima <!--SR:!2026-12-24,12,250-->", "- cuba:::havana"]).cards).toEqual([
      { term: "peru", definition: "lima" },
      { term: "cuba", definition: "havana", bothWays: true },
    ]);
  });
});

describe("what notes do not show holds no cards", () => {
  test("front matter and comments, and both are named", () => {
    const { pairs, leftOut } = read([
      "---",
      "title: Plants :: and more",
      "tags: [a, b]",
      "---",
      "<!-- Q: hidden",
      "",
      "A: hidden -->",
      "Leaf :: makes <!-- really --> sugar",
    ]);
    expect(pairs).toEqual([["Leaf", "makes  sugar"]]);
    expect(leftOut).toEqual({
      "front-matter": ["title: Plants :: and more tags: [a, b]"],
      comment: ["Q: hidden A: hidden", "really"],
    });
  });

  test("a comment in code is code", () => {
    expect(read(["Q: `<!-- a -->`", "A: b", "```html", "<!-- Q: c -->", "```"]).pairs).toEqual([
      ["`<!-- a -->`", "b\n```html\n<!-- Q: c -->\n```"],
    ]);
  });

  test("the name for links behind a heading of pandoc's is no part of the deck's", () => {
    expect(read(["# Biology {#biology}", "a :: b", "# Sets {1, 2}", "c :: d", "# x {#y} #", "e :: f"]).names).toEqual([
      "Biology",
      "Sets {1, 2}",
      "x {#y}",
    ]);
  });

  test("text, headings and code without cards are named", () => {
    const { names, leftOut } = read(["# Empty", "intro", "## Full", "a :: b", "", "more words", "### Also empty"]);
    expect(names).toEqual(["Full"]);
    expect(leftOut).toEqual({ "outside-cards": ["intro", "more words", "Also empty"] });
  });
});
