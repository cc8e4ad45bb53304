import { lawRuns } from "@recollect/domain/test/law-runs.ts";
import { anyCodePoint } from "@recollect/domain/test/any-code-point.ts";
import { looksTheSame } from "@recollect/domain/exchange/html/texts.ts";
import { createPackageMedia, withStoredMedia } from "@recollect/domain/exchange/anki/package-media.ts";
import { createNoteReader } from "@recollect/domain/exchange/anki/read-note.ts";
import { readField } from "@recollect/domain/exchange/anki/read-field.ts";
import { sideHtml } from "@recollect/domain/exchange/anki/card-html.ts";
import { writeNote } from "@recollect/domain/exchange/anki/write-note.ts";
import { createNotes } from "@recollect/domain/exchange/import-notes.ts";
import { exchangeCard, type ExchangeCard } from "@recollect/domain/exchange/model.ts";
import { cleanText } from "@recollect/domain/exchange/clean-text.ts";
import { isComplete } from "@recollect/domain/cards/card.ts";
import { writeMasks } from "@recollect/domain/cards/masks/masks.ts";
import { anyMasks } from "@recollect/domain/test/any-masks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { hostileSides } from "../../../../../domain/test/hostile-sides.ts";
import { hostileStrings } from "../../../../../domain/test/hostile-strings.ts";
import { parseHtml } from "../reading/untrusted/parse-html.ts";

/** Characters with a meaning in our syntax, in HTML or in Anki, and those that HTML does not preserve. */
const pieces = [
  ..."_ * ** __ ~~ ~ ^ ` ``` \\ \\_ \\* $ $$ { } {{ }} :: [ ] ( ) < > & - 1. --> <!-- &nbsp; &lt; %20 % é e\u0301 日本 שלום \u202E \u200F 😀 a b1".split(
    " ",
  ),
  ..." |  |   |\t|\n|\n\n|\n\n\n|\r\n|\u00a0|\u2028|- a|\n- b|\n2. c|```ts\n  x\n```|{{c1::gap}}|{{c2::a::hint}}|{{c1::\\(x^{2}\\)}}|\\(\\frac{1}{2}\\)|\\[x\\]|[link](https://a.b/c_(d))|![a](media/AAAA.png)|![a\\]b](media/BBBB.mp3)|![gone](media/CCCC.png)|`a_b`|`` a`b ``|[sound:x.mp3]|[latex]x[/latex]|[$]y[/$]|https://a.b/x_y_z|<b>t</b>|<br>|{{Front}}|<!--recollect:a-->".split(
    "|",
  ),
];
const anyText = fc.oneof(
  { weight: 5, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint, maxLength: 30 }) },
);
const side = anyText.map(cleanText);

/** The media of the texts and their names in a package; one of them is missing. */
const packedAs = new Map([
  ["AAAA.png", "rc-0123456789abcdef.png"],
  ["BBBB.mp3", "rc-fedcba9876543210.mp3"],
]);

/** A card as it is read from a package. */
function back(card: ExchangeCard): ExchangeCard {
  const tools = { parseHtml, mediaName: (id: string, extension: string) => packedAs.get(`${id}.${extension}`) ?? null };
  const { type, ...note } = writeNote({ id: "abcdefghijkl", ...card }, tools);
  const [media, notes] = [createPackageMedia(createNotes()), createNotes()];
  const readNote = createNoteReader({ parseHtml, mediaName: media.nameFor, notes, deckName: () => "Deck" });
  const row = { deckId: 1, type: 0, queue: 0, due: 0, interval: 0, ease: 0, reps: 0, lapses: 0, data: "", flag: 0 };
  const cards = note.cards.map(({ ord }, index) => ({ ...row, id: index, ord }));
  const [read, ...others] = readNote({ ...note, id: 1, noteTypeId: type.id, changedAt: 0 }, type, cards);
  expect(others).toEqual([]);
  const stored = (text: string) =>
    withStoredMedia(text, (name) => [...packedAs].find(([, packed]) => packed === media.names.get(name))?.[0] ?? null);
  const { term, definition, extra, bothWays, typeAnswer, masks } = read!;
  return exchangeCard({ term: stored(term), definition: stored(definition), extra: stored(extra), bothWays, typeAnswer, masks });
}

/** A package has only the descriptions of missing media, so a side with one changes. */
const isWhole = (card: ExchangeCard) => !JSON.stringify(card).includes("](media/CCCC");

describe("exported as a package and imported again", () => {
  test("any card is exactly the same", () => {
    const card = fc
      .record({
        term: side,
        definition: side,
        extra: side,
        bothWays: fc.boolean(),
        typeAnswer: fc.boolean(),
        masks: anyMasks.map((masks) => writeMasks(masks).map(cleanText)),
      })
      .map(exchangeCard);
    fc.assert(
      fc.property(
        card.filter((one) => isComplete(one) && isWhole(one)),
        (one) => {
          expect(back(one)).toEqual(one);
        },
      ),
      { numRuns: lawRuns(3000) },
    );
  });

  test.each([...hostileStrings, ...hostileSides].filter(({ text }) => text.length < 20_000))("$name", ({ text }) => {
    const clean = cleanText(text);
    const card = exchangeCard({ term: `t ${clean}`, definition: `${clean} d`, extra: clean });
    expect(back(card)).toEqual(card);
  });
});

describe("HTML of other programs", () => {
  const read = (html: string, gaps = false) => readField(html, { parseHtml, mediaName: (name) => name, notes: createNotes() }, { gaps });
  const written = (text: string, gaps = false) => sideHtml(text, { gaps, mediaName: (id, extension) => `${id}.${extension}` });

  test.each([
    ["_x_", "_x_"],
    ["snake_case_name", "snake_case_name"],
    ["2 * 3 * 4", "2 * 3 * 4"],
    ["*x*", "\\*x\\*"],
    ["a ~ b ^ c", "a ~ b ^ c"],
    ["C:\\temp", "C:\\temp"],
    ["$5 and $6", "$5 and $6"],
    ["{a} {{b}}", "{a} {{b}}"],
    ["`x`", "\\`x\\`"],
    ["__init__", "\\_\\_init\\_\\_"],
    ["a<br>- <br>1. ", "a\n-\n1."],
  ])("%s gets no more backslashes than necessary", (html, text) => {
    expect(read(html)).toBe(text);
  });

  test.each(["{{c1::a { b}}", "{{c1::a } b}} {{c2::d}}", "{ {{c1::x}}", "} {{c1::x}}"])("%s keeps its gaps", (html) => {
    const text = read(html, true);
    expect(read(written(text, true), true)).toBe(text);
    expect(text).toContain("{{c1::");
  });

  // yanki 2.0.9 writes the gap of a text with two colons as {{c1::std::vector}}, which Anki shows as "std" with the hint "vector".
  test.each([
    ["{{c1::std\\::vector}}", "{{c1::std&#58;:vector}}"],
    ["{{c1::`std::vector`}}", "{{c1::<code>std&#58;:vector</code>}}"],
    ["{{c1::**a\\:\\::b**::hint}}", "{{c1::<b>a&#58;&#58;:b</b>::hint}}"],
    ["std::vector {{c1::a}}", "std::vector {{c1::a}}"],
  ])("colons of a gap begin no hint in Anki, and come back: %s", (text, html) => {
    expect(sideHtml(text, { gaps: true, mediaName: () => null })).toBe(html);
    expect(read(html, true)).toBe(text);
  });

  test("code keeps its indentation in every language, and its own backticks", () => {
    expect(read('<pre><code class="language-py">def f():\n    return  1\n\n\n\n  x</code></pre>')).toBe(
      "```py\ndef f():\n    return  1\n\n\n\n  x\n```",
    );
    expect(read("<pre>a\n```\n  b</pre>")).toBe("````\na\n```\n  b\n````");
    expect(read("<code>a ``` b</code>")).toBe("```` a ``` b ````");
  });

  test("a formula begins at the last opening before its end, and keeps its line breaks", () => {
    expect(read("\\[ a \\\\[1ex] b \\]")).toBe("\\[a \\\\[1ex] b\\]");
    expect(read("\\[ a<br>\\[b\\]")).toBe("\\[ a\n\\[b\\]");
  });

  test("reading, writing and reading again gives the same", () => {
    const parts = [
      ...pieces.filter((piece) => !/[\u2028\u00a0]/.test(piece)),
      "<b>",
      "</b>",
      "<i>",
      "</i>",
      "<u>",
      "<div>",
      "</div>",
      "<li>",
      "<ul>",
      "<code>",
      "</code>",
      "<pre>",
      "</pre>",
      "&amp;",
      "<sub>2</sub>",
    ];
    const html = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((some) => cleanText(some.join("")));
    fc.assert(
      fc.property(html, (one) => {
        const [text, again] = [read(one), read(written(read(one)))].map((found) => found.replace(/[ \t]+/g, " "));
        expect(looksTheSame(again!, text!)).toBe(true);
      }),
      {
        numRuns: lawRuns(3000),
        examples: [
          ["<pre>_\r\n```ts\n  x\n```"],
          ["<li><pre> _"],
          ["a<div><br><li>b"],
          ["<code>-<br>"],
          ["_<pre></pre><code>1.\n\n"],
          ["\\[$]y[/$]\n\n\n\\[x\\]"],
          ["\\[```ts\n  x\n```\\[x\\]"],
        ],
      },
    );
  });
});
