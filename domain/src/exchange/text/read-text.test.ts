import { describe, expect, test } from "vitest";

import { readText } from "./read-text.ts";

const readHtml = (html: string) =>
  html
    .replaceAll("<br>", "\n")
    .replaceAll("&#38;", "&")
    .replace(/<[^>]*>/g, "");

function read(text: string, fileName = "words.txt", choices: NonNullable<Parameters<typeof readText>[1]["choices"]> = {}) {
  const { decks, notes, table, format } = readText(text, { fileName, readHtml, choices });
  const pairs = decks.flatMap((deck) => deck.cards.map((card) => [card.term, card.definition]));
  return { decks, notes, table, format, pairs };
}

describe("a list whose lines differ in their separators", () => {
  const list = "1. osmosis - through a membrane\n2. enzyme; speeds up\n3. ribosome\tbuilds";

  test("is read line by line in a paste and a text file, without the numbers of its lines", () => {
    for (const fileName of ["", "words.txt"]) {
      const { pairs, notes } = read(list, fileName);
      expect(pairs).toEqual([
        ["osmosis", "through a membrane"],
        ["enzyme", "speeds up"],
        ["ribosome", "builds"],
      ]);
      expect(notes).toEqual([{ what: "numbers-removed", count: 3, examples: [] }]);
    }
  });

  test("is read by one separator in a file that is called a table, under a head of Anki, and if one was chosen", () => {
    expect(read(list, "words.tsv").pairs).toEqual([["3. ribosome", "builds"]]);
    expect(read(`#separator:tab\n${list}`).pairs).toEqual([["3. ribosome", "builds"]]);
    expect(read(list, "", { cellSeparator: ";" }).pairs).toEqual([["enzyme", "speeds up"]]);
  });
});

describe("separated text", () => {
  test("a comma in every term does not count against the tab between the sides", () => {
    expect(read("Rome, Italy\tcapital\nOslo, Norway\tcapital\nBern, Switzerland\tcapital, not Zurich").pairs).toEqual([
      ["Rome, Italy", "capital"],
      ["Oslo, Norway", "capital"],
      ["Bern, Switzerland", "capital, not Zurich"],
    ]);
  });

  test("a text with one inch mark, or with a title in quotes, is read as if quotes were ordinary characters", () => {
    expect(read('bolt\t3" long\n"Emma" author\tAusten\nlast\tone "more').pairs).toEqual([
      ["bolt", '3" long'],
      ['"Emma" author', "Austen"],
      ["last", 'one "more'],
    ]);
  });

  test("quoted cells keep line breaks, doubled quotes, separators and blanks; an empty record is no card", () => {
    const { pairs, notes } = read('"Which\r\ntwo?","a\rb"\r\n"say ""hi""",x\r\n"",\r\n" blank ","c, d"\r\nlast,"end"', "a.csv");
    expect(pairs).toEqual([
      ["Which\r\ntwo?", "a\rb"],
      ['say "hi"', "x"],
      [" blank ", "c, d"],
      ["last", "end"],
    ]);
    expect(notes).toEqual([]);
  });

  test.each([
    ["LF", "a\t1\nb\t2\n"],
    ["CRLF", "a\t1\r\nb\t2\r\n"],
    ["CR alone", "a\t1\rb\t2\r"],
  ])("records end with %s", (_name, text) => {
    expect(read(text).pairs).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  test("Excel's `sep=;` line and its row of headings are not cards, and the tags column is read", () => {
    const { decks, table } = read('sep=;\r\nWort;Bedeutung;Tags\r\n"Hof; Hofgut";"yard, farm";K1 Nomen\r\nTor;gate;\r\n', "vocab.csv");
    expect(decks).toEqual([
      {
        name: "vocab",
        folder: [],
        description: "",
        cards: [
          { term: "Hof; Hofgut", definition: "yard, farm", tags: ["K1", "Nomen"] },
          { term: "Tor", definition: "gate" },
        ],
      },
    ]);
    expect(table).toMatchObject({ cellSeparator: ";", hasHeader: true, roles: ["term", "definition", "tags"] });
  });

  test("a deck column gives decks and folders, a note column the extra text", () => {
    const { decks } = read("term,definition,tags,deck,note\nAtom,smallest,chem,Science::Chemistry,\nCell,unit,bio,Biology,p. 3");
    expect(decks.map(({ name, folder, cards }) => ({ name, folder, cards }))).toEqual([
      { name: "Chemistry", folder: ["Science"], cards: [{ term: "Atom", definition: "smallest", tags: ["chem"] }] },
      { name: "Biology", folder: [], cards: [{ term: "Cell", definition: "unit", extra: "p. 3", tags: ["bio"] }] },
    ]);
  });

  test("a third column without a heading is added to the answer", () => {
    expect(read("chien\tdog\tle chien dort\nchat\tcat\tle chat dort").decks[0]?.cards[0]).toEqual({
      term: "chien",
      definition: "dog",
      extra: "le chien dort",
    });
  });

  test("of two columns by commas, the first comma separates", () => {
    expect(read("un,one\ndeux,two\ntrois,three\nquatre,four, or so").pairs.at(-1)).toEqual(["quatre", "four, or so"]);
  });

  test("Quizlet's own long separators are detected, and line breaks stay inside a side", () => {
    expect(read("mitosis;TAB;one\ntwo;BREAK;meiosis;TAB;four;BREAK;").pairs).toEqual([
      ["mitosis", "one\ntwo"],
      ["meiosis", "four"],
    ]);
  });

  test("a student can choose any separators", () => {
    expect(read("a=>1##b=>2", "x.txt", { cellSeparator: "=>", recordSeparator: "##" }).pairs).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  test("lines with a dash between the sides are cards, and only the first dash separates", () => {
    expect(read("atom - smallest part\nion - charged - atom").pairs).toEqual([
      ["atom", "smallest part"],
      ["ion", "charged - atom"],
    ]);
  });

  test("a student can choose the columns, whether there are headings, and that quotes are ordinary characters", () => {
    const choices = { roles: ["definition", "term"] as const, hasHeader: true, quotes: "literal" as const };
    expect(read('x,y\n"one",un', "a.csv", choices).pairs).toEqual([["un", '"one"']]);
  });

  test("a NUL is removed and half a surrogate pair replaced, and the report counts them", () => {
    const { pairs, notes } = read("a\0b\tx\nc\ty\uD800");
    expect(pairs).toEqual([
      ["ab", "x"],
      ["c", "y\uFFFD"],
    ]);
    expect(notes).toEqual([{ what: "control-characters", count: 2, examples: ["ab", "y\uFFFD"] }]);
  });

  test("a line that is too short is skipped, and the report names it", () => {
    expect(read("a\nb\t2\nc\t3")).toMatchObject({
      pairs: [
        ["b", "2"],
        ["c", "3"],
      ],
      notes: [{ what: "incomplete", count: 1, examples: ["a"] }],
    });
  });

  test("cells that a spreadsheet would read as formulas stay as they are", () => {
    expect(read('"=1+1","two"\r\n"-5","minus five"', "a.csv").pairs).toEqual([
      ["=1+1", "two"],
      ["-5", "minus five"],
    ]);
  });
});

describe("texts of other programs", () => {
  test("Anki's header lines give separator, HTML, tags and deck; a later # is a card", () => {
    const text =
      "#separator:Semicolon\n#html:true\n#tags column:3\n#deck:Languages::French\nchien;<b>dog</b> &#38; pup;animal\n#not a head;a card;";
    expect(read(text).decks).toEqual([
      {
        name: "French",
        folder: ["Languages"],
        description: "",
        cards: [
          { term: "chien", definition: "dog & pup", tags: ["animal"] },
          { term: "#not a head", definition: "a card" },
        ],
      },
    ]);
  });

  test("Anki's own columns for GUID, note type and deck are not text of the card", () => {
    const text =
      "#separator:tab\n#html:false\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\nqq\tBasic\tA::B\tfront\tback\tt1";
    expect(read(text).decks).toMatchObject([{ name: "B", folder: ["A"], cards: [{ term: "front", definition: "back", tags: ["t1"] }] }]);
  });

  test("Mnemosyne's three columns are the foreign word, its pronunciation and its meaning", () => {
    expect(read("いぬ\tinu\tdog\nねこ\tneko\tcat<br>(animal) &#38; more").decks[0]?.cards).toEqual([
      { term: "いぬ", definition: "dog", extra: "inu" },
      { term: "ねこ", definition: "cat\n(animal) & more", extra: "neko" },
    ]);
  });

  test("the title and author above the words of KWordQuiz and Parley are the deck's", () => {
    for (const separator of [",", "\t", ";"])
      expect(
        read(`! Title:${separator}French verbs\n! Author:${separator}Ann\nje suis${separator}I am\ntu es${separator}you are\n`).decks,
      ).toEqual([
        {
          name: "French verbs",
          folder: [],
          description: "Ann",
          cards: [
            { term: "je suis", definition: "I am" },
            { term: "tu es", definition: "you are" },
          ],
        },
      ]);
    expect(read("Title:,Verbs\nAuthor:,\nje suis,I am").decks).toMatchObject([
      { name: "Verbs", description: "", cards: [{ term: "je suis" }] },
    ]);
    expect(read("Title:,a name\nPage:,a leaf").pairs).toHaveLength(2);
  });

  test("columns beyond the second are extra text, and a program's own are named", () => {
    const { decks, notes } = read("Front,Back,Example,Plural,Id\nHund,dog,Der Hund bellt.,Hunde,17\nTor,gate,,Tore,18", "a.csv");
    expect(decks[0]?.cards).toEqual([
      { term: "Hund", definition: "dog", extra: "Der Hund bellt.\nHunde" },
      { term: "Tor", definition: "gate", extra: "Tore" },
    ]);
    expect(notes).toEqual([{ what: "field-left-out", count: 2, examples: ["Id: 17", "Id: 18"] }]);
  });

  test("SuperMemo's Q: and A: span several lines", () => {
    expect(read("Q: Capital?\nA: Paris\n\nQ: Two\nlines\nA: and two\nof answer\n\nQ: Last?\nA: Yes").pairs).toEqual([
      ["Capital?", "Paris"],
      ["Two\nlines", "and two\nof answer"],
      ["Last?", "Yes"],
    ]);
  });

  test("a first column that counts the rows is no side of a card, unless its heading says so", () => {
    const rows = "1,apple,Apfel\n2,pear,Birne\n3,plum,Pflaume\n";
    const cards = [
      ["apple", "Apfel"],
      ["pear", "Birne"],
      ["plum", "Pflaume"],
    ];
    expect(read(rows, "x.csv")).toMatchObject({ pairs: cards, notes: [{ what: "field-left-out", count: 3, examples: ["1", "2", "3"] }] });
    expect(read(`No.,Term,Definition\n${rows}`, "x.csv").pairs).toEqual(cards);
    expect(read(`Term,Definition,Extra\n${rows}`, "x.csv").pairs[0]).toEqual(["1", "apple"]);
    expect(read(rows.replaceAll(/,\w+$/gm, ""), "x.csv").pairs[0], "of two columns").toEqual(["1", "apple"]);
    expect(read("4,a,b\n5,c,d\n6,e,f\n", "x.csv").pairs[0], "not from 1 on").toEqual(["4", "a"]);
    expect(read("1,a,b\n1,c,d\n2,e,f\n", "x.csv").pairs[0], "not in order").toEqual(["1", "a"]);
  });

  test("a pasted table of Markdown is read as one", () => {
    const table = "| Term | Definition |\n| :--- | :---: |\n| a | b |\n| c | d |\n";
    expect(read(table, "")).toMatchObject({
      format: "markdown",
      pairs: [
        ["a", "b"],
        ["c", "d"],
      ],
    });
    expect(read(`Here are your cards:\n\n${table}`, "").pairs).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(read("a | b\nc | d", "").format).toBe("table");
    expect(read("a | b\n- | -", "").format, "a card of two dashes").toBe("table");
  });

  test("notes in Markdown: headings are decks in folders; pairs, lists, questions and tables are cards; the rest is skipped", () => {
    const text = [
      "# Biology",
      "some words about it",
      "## Cells",
      "Ribosome :: makes proteins",
      "- Nucleus: holds the DNA",
      "Q: Osmosis?",
      "A: Water",
      "through a membrane",
      "",
      "| Term | Definition |",
      "| --- | --- |",
      "| Pipe \\| bar | one<br>two |",
    ].join("\n");
    const { decks } = read(text, "notes.md");
    expect(decks).toMatchObject([{ name: "Cells", folder: ["Biology"] }]);
    expect(decks[0]?.cards.map(({ term, definition }) => [term, definition])).toEqual([
      ["Ribosome", "makes proteins"],
      ["Nucleus", "holds the DNA"],
      ["Osmosis?", "Water\nthrough a membrane"],
      ["Pipe | bar", "one\ntwo"],
    ]);
  });

  test("other JSON: lists of cards with front and back, question and answer", () => {
    expect(read('[{"front":"a","back":"1"},{"question":"b","answer":2}]', "x.json").pairs).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });
});

describe("a text without cards", () => {
  test.each(["", " \n\t\n", "no card at all", '"', "\uFEFF", "#separator:tab", "Q:\nA:"])(
    "%j has no card, and a report without other lines",
    (text) => {
      expect(read(text).decks).toEqual([]);
    },
  );

  test("invalid JSON that is declared as JSON is refused with an error of its own", () => {
    expect(() => read("{", "x.json")).toThrowError("This file is not valid JSON.");
  });

  test("lists with a thousand levels are read", () => {
    expect(read(`${"[".repeat(1000)}${"]".repeat(1000)}`, "x.json").decks).toEqual([]);
  });

  test("10,001 cards become two decks, and the report says so", () => {
    const { decks, notes } = read(Array.from({ length: 10_001 }, (_, index) => `t${index}\td${index}`).join("\n"), "big.tsv");
    expect(decks.map(({ name, cards }) => [name, cards.length])).toEqual([
      ["big (1 of 2)", 10_000],
      ["big (2 of 2)", 1],
    ]);
    expect(notes).toEqual([{ what: "deck-split", count: 1, examples: ["big"] }]);
  });

  test("the titles that are made up are in the student's words", () => {
    const titles = { unnamed: "Paquet", part: (title: string, number: number, count: number) => `${title}, ${number} sur ${count}` };
    const decksOf = (text: string) => readText(text, { fileName: ".tsv", readHtml, titles }).decks.map(({ name }) => name);
    expect(decksOf("a\t1")).toEqual(["Paquet"]);
    expect(decksOf("a\t1\n".repeat(10_001))).toEqual(["Paquet, 1 sur 2", "Paquet, 2 sur 2"]);
  });

  test("a name of 400 characters is cut for the title and complete in the description", () => {
    const [deck] = read("a\t1", `${"n".repeat(400)}.txt`).decks;
    expect(deck?.name).toHaveLength(300);
    expect(deck?.description).toContain("n".repeat(400));
  });
});
