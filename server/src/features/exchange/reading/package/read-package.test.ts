import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { plainText } from "@recollect/domain/cards/text/format.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test } from "vitest";

import { aPackage, basic, packageBegan, type PackageContent } from "../../../../../test/exchange/a-package.ts";
import { aTemporaryFolder } from "../../../../../test/databases.ts";
import { openCollection } from "./open-collection.store.ts";
import { openZip } from "../untrusted/open-zip.ts";
import { readParts } from "./package-parts.ts";
import { readCollection } from "./read-package.ts";

async function read(content: PackageContent) {
  const path = join(await aTemporaryFolder(), "test.apkg");
  await writeFile(path, await aPackage(content));
  const zip = await openZip(path);
  const parts = await readParts(zip, await aTemporaryFolder());
  const db = openCollection(parts.collection);
  const found = readCollection(db, { dayOf: (at) => Math.floor(at / dayMs), onProgress: () => {} });
  db.close();
  const media: Record<string, string> = {};
  for (const [name, bytes] of parts.media) media[name] = (await bytes()).toString();
  zip.close();
  const cards = found.decks.flatMap((deck) => deck.cards);
  return { ...found, cards, layout: parts.layout, mediaBytes: media, sides: cards.map(({ card }) => [card.term, card.definition]) };
}

const note = (front: string, back: string) => ({ guid: front.slice(0, 10), fields: [front, back] });
const one = async (front: string, back = "b") => (await read({ notes: [note(front, back)] })).cards[0]?.card.term;

describe("layouts", () => {
  test.each(["legacy-1", "legacy-2", "latest"] as const)(
    "%s: notes, decks in folders, tags and media; the stub beside it is not read",
    async (layout) => {
      const found = await read({
        layout,
        decks: { 7: "Medicine::Anatomy" },
        notes: [{ guid: "g1", tags: " bone b::c ", fields: ['skull <img src="a b.png">', "Schädel [sound:x.mp3]"] }],
        media: { "a b.png": "PNG", "x.mp3": "MP3" },
      });
      expect(found.layout).toBe(layout);
      expect(found.decks).toMatchObject([{ name: "Anatomy", folder: ["Medicine"] }]);
      expect(found.cards).toHaveLength(1);
      expect(found.cards[0]).toMatchObject({
        guid: "g1",
        card: { term: "skull ![a b](media/anki-0.png)", definition: "Schädel ![x](media/anki-1.mp3)", tags: ["bone", "b::c"] },
      });
      expect([...found.media.values()]).toEqual(["a b.png", "x.mp3"]);
      expect(found.mediaBytes).toEqual({ "a b.png": "PNG", "x.mp3": "MP3" });
    },
  );
});

describe("templates", () => {
  const typed = (templates: [string, string][], fields = ["Front", "Back", "More"]) => [{ id: 5, name: "T", fields, templates }];

  test.each<[string, [string, string], string[], [string, string]]>([
    ["what repeats the question goes, up to the line", ["{{Front}}", "{{FrontSide}}<hr id=answer>{{Back}}"], ["q", "a", ""], ["q", "a"]],
    ["a repeated question goes without a line too", ["{{Front}}", "{{Front}}<br>{{Back}}"], ["q", "a", ""], ["q", "a"]],
    [
      "conditions show and hide",
      ["{{Front}}{{#More}} ({{More}}){{/More}}", "{{Back}}{{^More}}!{{/More}}"],
      ["q", "a", "x"],
      ["q (x)", "a"],
    ],
    // anki-reader 0.3.0 shows these words with every card, and the answer with none.
    [
      "words for an empty side, beside its text",
      ["{{Front}}", "{{^Back}}(to be written){{/Back}}{{text:Back}}"],
      ["q", "a", ""],
      ["q", "a"],
    ],
    ["other delimiters", ["{{=<% %>=}}<%Front%>", "<%Back%>{{=<% %>=}}<%Back%>"], ["q", "a", ""], ["q", "<%Back%>a"]],
    ["comments hold no tags", ["<!-- {{Nothing}} -->{{Front}}", "{{Back}}"], ["q", "a", ""], ["q", "a"]],
    [
      "a typed answer is asked for as any other",
      ["{{Front}}{{type:Back}}", "{{Front}}<hr id=answer>{{type:Back}}"],
      ["q", "a", ""],
      ["q", "a"],
    ],
    ["furigana", ["{{furigana:Front}}", "{{kana:Front}} {{kanji:Front}}"], ["日本[にほん]", "", ""], ["日本(にほん)", "にほん 日本"]],
    ["special fields", ["{{Front}} {{Deck}} {{Subdeck}} {{Card}} {{Type}}", "{{Back}}"], ["q", "a", ""], ["q A::B B Card 1 T", "a"]],
    ["text alone", ["{{text:Front}}", "{{Back}}"], ["<b>q</b>", "a", ""], ["q", "a"]],
    ["LaTeX that stands in the template", ["[$]{{Front}}[/$]", "{{Back}}"], ["x^2", "a", ""], ["\\(x^2\\)", "a"]],
    ["a tag that never ends is text", ["{{Front}} {{", "{{Back}}"], ["q", "a", ""], ["q {{", "a"]],
  ])("%s", async (_name, template, fields, sides) => {
    const found = await read({ noteTypes: typed([template]), decks: { 1: "A::B" }, notes: [{ guid: "g", fields }] });
    expect(found.sides).toEqual([sides]);
  });

  test("two cards that ask for each other's side are one card in both directions", async () => {
    const templates: [string, string][] = [basic.templates[0]!, ["{{Back}}", "{{FrontSide}}<hr id=answer>{{Front}}"]];
    const found = await read({
      noteTypes: typed(templates),
      notes: [{ guid: "g", fields: ["q", "a", ""], cards: [{ ord: 0 }, { ord: 1 }] }],
    });
    expect(found.cards.map(({ card, prompts }) => [card.term, card.definition, card.bothWays, prompts])).toEqual([["q", "a", true, 2]]);
  });

  test("any other two templates make two cards", async () => {
    const templates: [string, string][] = [basic.templates[0]!, ["{{More}}", "{{Front}}"]];
    const found = await read({
      noteTypes: typed(templates),
      notes: [{ guid: "g", fields: ["q", "a", "m"], cards: [{ ord: 0 }, { ord: 1 }] }],
    });
    expect(found.sides).toEqual([
      ["q", "a"],
      ["m", "q"],
    ]);
  });

  test("a hint is added to the answer", async () => {
    const found = await read({
      noteTypes: typed([["{{Front}}{{hint:More}}", "{{Back}}"]]),
      notes: [{ guid: "g", fields: ["q", "a", "think"] }],
    });
    expect(found.cards[0]?.card).toEqual({ term: "q", definition: "a", extra: "think" });
  });

  test("a card without an answer of its own shows the question again, and the report says so", async () => {
    const found = await read({ notes: [note("q", "")] });
    expect(found.sides).toEqual([["q", "q"]]);
    expect(found.notes).toMatchObject([{ what: "no-answer", count: 1 }]);
  });
});

describe("gaps", () => {
  const cloze = [
    {
      id: 6,
      name: "Lückentext",
      cloze: true,
      fields: ["Text", "Extra"],
      templates: [["{{cloze:Text}}", "{{cloze:Text}}<br>{{Extra}}"]] as [string, string][],
    },
  ];
  const term = async (text: string) => (await read({ noteTypes: cloze, notes: [{ guid: "g", fields: [text, "more"] }] })).cards[0]?.card;

  test.each([
    ["a gap", "The {{c1::heart}} beats", "The {{c1::heart}} beats"],
    ["a hint", "{{c1::Bern::city}}", "{{c1::Bern::city}}"],
    ["marks inside", "{{c1::<b>heart</b>}} beats", "{{c1::**heart**}} beats"],
    ["a formula inside", "{{c1::\\(\\frac{1}{2}\\)}}", "{{c1::\\(\\frac{1}{2}\\)}}"],
    ["one inside another", "{{c1::a {{c2::b}} c}}", "{{c1::a {{c2::b}} c}}"],
    ["several numbers count under the first", "{{c1,2::a}}", "{{c1::a}}"],
  ])("%s", async (_name, html, text) => {
    expect(await term(html)).toMatchObject({ term: text, extra: "more" });
  });

  test.each([
    ["another field", "{{hint:Extra}}", "{{cloze:Text}}", "more"],
    ["a field that the answer shows too", "{{hint:Extra}}", "{{cloze:Text}}<br>{{Extra}}", "more"],
    ["the text itself, without what it asks for", "{{hint:Text}}", "{{cloze:Text}}<br>{{Extra}}", "more\nThe beats"],
  ])("the text of a hint is added to the answer: %s", async (_name, hint, answer, extra) => {
    const noteTypes = [{ ...cloze[0]!, templates: [[`{{cloze:Text}} ${hint}`, answer]] as [string, string][] }];
    const { cards } = await read({ noteTypes, notes: [{ guid: "g", fields: ["The {{c1::heart {{c2::x}}}} beats", "more"] }] });
    expect(cards[0]?.card).toMatchObject({ term: "The {{c1::heart {{c2::x}}}} beats", extra });
  });

  test("each number is a prompt, and its card's progress is its own", async () => {
    const cards = [
      { id: 11, ord: 0, type: 2, due: 10, ivl: 5, factor: 2500, reps: 3 },
      { id: 12, ord: 1 },
    ];
    const found = await read({ noteTypes: cloze, notes: [{ guid: "g", fields: ["{{c1::a}} {{c2::b}}", ""], cards }] });
    expect(found.cards[0]).toMatchObject({
      prompts: 2,
      progress: [{ ending: "_c1", progress: { card: { stage: "review", scheduledDays: 5 } } }],
    });
  });

  test("masks over a picture: a card for each, with the whole picture", async () => {
    const fields = [
      "{{c1::image-occlusion:rect:left=.1}}<br>{{c2::image-occlusion:rect:left=.2}}",
      '<img src="map.jpg">',
      "Europe",
      "",
      "",
    ];
    const found = await read({
      noteTypes: [{ ...cloze[0]!, fields: ["Occlusion", "Image", "Header", "Back Extra", "Comments"] }],
      notes: [{ guid: "g", fields, cards: [{ ord: 0 }, { ord: 1 }] }],
    });
    expect(found.sides).toEqual([
      ["Europe\n![map](media/anki-0.jpg)", "Mask 1 of 2"],
      ["Europe\n![map](media/anki-0.jpg)", "Mask 2 of 2"],
    ]);
    expect(found.notes).toMatchObject([{ what: "drawing-lost", count: 2 }]);
  });
});

describe("HTML", () => {
  test.each([
    ["marks", "<b>a</b> <i>b</i> <u>c</u> <s>d</s> <code>e</code>", "**a** *b* __c__ ~~d~~ `e`"],
    ["blanks go outside of a mark", "x<b> a </b>y", "x **a** y"],
    ["lines where blocks begin", "a<div>b</div><p>c</p>d<br>e", "a\nb\nc\nd\ne"],
    ["lists", "x<ul><li>a</li><li><b>b</b></li></ul>", "x\n- a\n- **b**"],
    ["ordered lists", "<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"],
    ["sub- and superscript", "H<sub>2</sub>O x<sup>2</sup>", "H~2~O x^2^"],
    ["links of the web, and no others", '<a href="https://e.org/a">a</a> <a href="javascript:x()">b</a>', "[a](https://e.org/a) b"],
    ["entities", "a &lt; b &amp;&nbsp;c", "a < b & c"],
    [
      "what would be a mark here is text",
      "2*3 a_b_ *x* {{c1::x}} [a](https://e.org)",
      "2\\*3 a\\_b\\_ \\*x\\* \\{{c1::x}} [a\\](https://e.org)",
    ],
    ["tables are lines", "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>", "a | b\nc | d"],
    ["scripts and styles go", "a<script>alert(1)</script><style>b{}</style><svg><text>x</text></svg>", "a"],
    ["handlers go", '<img src=x onerror="alert(1)">a', "a"],
    ["pictures of other sites go", 'a<img src="https://evil.example/p.png">', "a"],
    ["what is never closed ends with the text", "<b>a<i>b", "**a*b***"],
    ["MathJax", "\\(a &lt; b\\) \\[c<br>d\\]", "\\(a < b\\) \\[c\nd\\]"],
    ["Anki's LaTeX", "[latex]$x^2$[/latex] [$]y[/$] [$$]z[/$$]", "\\(x^2\\) \\(y\\) \\[z\\]"],
    ["a formula that compares", "[$]a<b[/$] and [$]c>d[/$], always", "\\(a<b\\) and \\(c>d\\), always"],
    ["a formula on its own line that compares", "[$$]0<x<1[/$$]", "\\[0<x<1\\]"],
    ["LaTeX that compares", "[latex]$a<b$ or $b<i>c$[/latex]", "\\(a<b\\) or \\(b<i>c\\)"],
    ["MathJax that compares", "\\(p<q\\) and \\[a<b>c\\]", "\\(p<q\\) and \\[a<b>c\\]"],
    ["a comparison beside what an editor wrote", "[$]a<b <i>x</i><span style='color:red'>y</span><div>z</div>[/$]", "\\(a<b xy\nz\\)"],
    ["the element of Anki's editor", "the <anki-mathjax>x^2</anki-mathjax> of x", "the \\(x^2\\) of x"],
    ["the same element on its own line", '<anki-mathjax block="true">\\frac{1}{2}</anki-mathjax>', "\\[\\frac{1}{2}\\]"],
    ["the element with a comparison and entities", "<anki-mathjax>a<b &amp;&lt; c</anki-mathjax>", "\\(a<b &< c\\)"],
    ["a list that begins later", '<ol start="3"><li>rinse</li><li>dry</li></ol>', "3. rinse\n4. dry"],
    ["a list that goes on after a text", "<ol><li>soak</li></ol><p>wait</p><ol start='2'><li>rinse</li></ol>", "1. soak\nwait\n2. rinse"],
    ["an item with its own number", '<ol start="5"><li>a</li><li value="9">b</li><li>c</li></ol>', "5. a\n9. b\n10. c"],
    ["a list from zero", '<ol start="0"><li>a</li><li>b</li></ol>', "0. a\n1. b"],
    ["a number that no list here can have", '<ol start="-2"><li>a</li></ol>', "1. a"],
    ["LaTeX with words around", "[latex]Let $x$ be[/latex]", "Let \\(x\\) be"],
  ])("%s", async (_name, html, text) => {
    expect(await one(html)).toBe(text);
  });

  test("words have priority over formatting: any HTML keeps its words", async () => {
    const html = "<b>*</b><i>_x_</i>2<b>3</b>4 <u>a</u>b<sup>1 2</sup>";
    expect(plainText((await one(html)) ?? "")).toBe("*_x_234 ab1 2");
  });

  test("10,000 nested elements are read", async () => {
    expect(await one(`${"<div><b>".repeat(10_000)}deep`)).toContain("deep");
  });
});

describe("progress", () => {
  const card = (given: object) => ({
    notes: [{ guid: "g", fields: ["q", "a"], cards: [{ id: 9, type: 2, due: 100, ivl: 20, factor: 2500, reps: 4, ...given }] }],
  });
  const progressOf = async (content: PackageContent) => (await read(content)).cards[0]?.progress[0]?.progress;

  test("FSRS's own state is kept, and so is the due date", async () => {
    const data = JSON.stringify({ s: 12.1, d: 5.6, dr: 0.9, lrt: 1_740_000_000 });
    expect(await progressOf(card({ data }))).toMatchObject({
      card: {
        stage: "review",
        stability: 12.1,
        difficulty: 5.6,
        due: (packageBegan + 100.5 * 86_400) * 1000,
        lastReview: 1_740_000_000_000,
        scheduledDays: 20,
        reps: 4,
      },
      isSuspended: false,
      isBuried: false,
    });
  });

  test("otherwise it is computed from interval and ease: an easier card has a lower difficulty", async () => {
    const easy = await progressOf(card({ factor: 2900 }));
    const hard = await progressOf(card({ factor: 1400 }));
    expect(easy?.card.stability).toBe(20);
    expect(easy!.card.difficulty).toBeLessThan(hard!.card.difficulty);
  });

  test("suspended and buried cards stay so; in a filtered deck the card's own deck and date count", async () => {
    expect(await progressOf(card({ queue: -1 }))).toMatchObject({ isSuspended: true });
    expect(await progressOf(card({ queue: -2 }))).toMatchObject({ isBuried: true });
    expect(await progressOf(card({ odid: 1, did: 99, odue: 50, due: -5 }))).toMatchObject({
      card: { due: (packageBegan + 50.5 * 86_400) * 1000 },
    });
  });

  test("a new card has none", async () => {
    expect((await read({ notes: [note("q", "a")] })).cards[0]?.progress).toEqual([]);
  });

  test("answers are counted by day; cramming, manual changes and answers before a reset are not, and the report says so", async () => {
    const at = (day: number) => packageBegan * 1000 + day * dayMs;
    const said = card({});
    const found = await read({
      ...said,
      reviews: [
        { id: at(1), cid: 9, ease: 3 },
        { id: at(2), cid: 9, ease: 0, type: 4, factor: 0 },
        { id: at(3), cid: 9, ease: 1 },
        { id: at(3) + 1, cid: 9, ease: 3 },
        { id: at(4), cid: 9, ease: 3, type: 3, factor: 0 },
        { id: at(5), cid: 9, ease: 0, type: 5 },
      ],
    });
    const day = Math.floor(at(3) / dayMs);
    expect(found.cards[0]?.progress[0]?.progress.days).toEqual([[day, 2, 1]]);
    expect(found.notes.map(({ what, count }) => [what, count])).toEqual([
      ["reviews-before-reset", 1],
      ["reviews-not-counted", 2],
      ["interval-state", 1],
    ]);
  });
});
