import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { changesTo, setFocus, textOf } from "../client/src/cards/side/view/layout-field.ts";
import { sideState } from "../client/src/cards/side/view/create-view.ts";
import { isExact } from "../client/src/cards/side/view/whole-signs.ts";
import { detectEncoding } from "../domain/src/exchange/text/encoding.ts";
import { htmlToText } from "../domain/src/exchange/html/html-to-text.ts";
import { readText } from "../domain/src/exchange/text/read-text.ts";
import { openCollection } from "../server/src/features/exchange/reading/package/open-collection.store.ts";
import { parseHtml } from "../server/src/features/exchange/reading/untrusted/parse-html.ts";
import { readParts } from "../server/src/features/exchange/reading/package/package-parts.ts";
import { readCollection } from "../server/src/features/exchange/reading/package/read-package.ts";
import { openZip } from "../server/src/features/exchange/reading/untrusted/open-zip.ts";
import { aTemporaryFolder } from "../server/test/databases.ts";
import { aPackage, basic, type PackageContent } from "../server/test/exchange/a-package.ts";

type Side = { text: string; gaps: boolean };
type Sides = { term: string; definition: string };

const sidesOf = (cards: readonly Sides[]): Side[] =>
  cards.flatMap(({ term, definition }) => [
    { text: term, gaps: true },
    { text: definition, gaps: false },
  ]);

async function packageSides(path: string): Promise<Side[]> {
  const zip = await openZip(path);
  const db = openCollection((await readParts(zip, await aTemporaryFolder())).collection);
  const { decks } = readCollection(db, { dayOf: () => 0, onProgress: () => {} });
  db.close();
  zip.close();
  return sidesOf(decks.flatMap(({ cards }) => cards.map(({ card }) => card)));
}

function textSides(text: string, fileName: string): Side[] {
  return sidesOf(
    readText(text, {
      fileName,
      readHtml: (html) => htmlToText(parseHtml(html), { media: (_source, alt) => alt, onLoss: () => {} }),
    }).decks.flatMap(({ cards }) => cards),
  );
}

/** What opening a side in the editor, its focus, each place of the caret at a word, and its text from outside leave of it. */
function changedSides(sides: readonly Side[]): Side[] {
  return sides.filter(({ text, gaps }) => {
    const opened = sideState({ text, gaps });
    const focused = opened.update({ effects: setFocus.of(true) }).state;
    const carets = [...text.matchAll(/\b/g)].slice(0, 60).map(({ index }) => focused.update({ selection: { anchor: index } }).state);
    const emptied = opened.update({ changes: changesTo(opened, ""), annotations: isExact.of(true) }).state;
    const written = emptied.update({ changes: changesTo(emptied, text), annotations: isExact.of(true) }).state;
    return [opened, focused, written, ...carets].some((state) => textOf(state) !== text);
  });
}

const cloze = {
  id: 2,
  name: "Cloze",
  cloze: true,
  fields: ["Text", "Back Extra"],
  templates: [["{{cloze:Text}}", "{{cloze:Text}}<br>{{Back Extra}}"]] as [string, string][],
};
const bothWays = {
  id: 3,
  name: "Basic (and reversed card)",
  fields: ["Front", "Back"],
  templates: [
    ["{{Front}}", "{{FrontSide}}<hr id=answer>{{Back}}"],
    ["{{Back}}", "{{FrontSide}}<hr id=answer>{{Front}}"],
  ] as [string, string][],
};
const typed = {
  id: 4,
  name: "Basic (type in the answer)",
  fields: ["Front", "Back"],
  templates: [["{{Front}}{{type:Back}}", "{{Front}}<hr id=answer>{{type:Back}}"]] as [string, string][],
};
const occlusion = {
  id: 6,
  name: "Image Occlusion",
  cloze: true,
  fields: ["Occlusion", "Image", "Header", "Back Extra", "Comments"],
  templates: [
    ["{{#Header}}<div>{{Header}}</div>{{/Header}}{{cloze:Occlusion}}{{Image}}", "{{cloze:Occlusion}}{{Image}}{{Back Extra}}"],
  ] as [string, string][],
};

/** Fields as real packages have them: lectures, vocabulary, formulas, pasted pages, and signs that are markup here. */
const fields = [
  ["What is a <b>patent</b>?", "<ul><li>novel</li><li>an inventive step<ul><li>not obvious</li></ul></li></ul>"],
  ["<div>Federalist <i>No. 10</i></div><div><br></div><div>Madison</div>", "<ol><li>faction</li><li>republic</li></ol>&nbsp;&nbsp;1787"],
  ["[latex]\\begin{tabular}{l}a\\end{tabular}[/latex]", "[$]x^2[/$] and [$$]\\int_0^1 x[/$$]"],
  ["\\(\\frac{a}{b}\\) costs $5 and \\[E = mc^2\\]", '<anki-mathjax block="true">\\sum_{i}</anki-mathjax> i_0 * j_0 * k'],
  ["H<sub>2</sub>O <sup>[1]</sup> <u>u</u> <s>s</s>", "5 * 3 * 2 ~ 30, a_b_c, C:\\dir\\*.*, [x](y), {{not a gap}}"],
  ['<img src="heart.png" alt="a heart"> Which <img src="heart.png">?', "[sound:heart.mp3]<br>lub dub"],
  ["<table><tr><td>a</td><td>b|c</td></tr></table>", '<pre><code class="language-js">let a = `x`;\n\n  b();</code></pre>'],
  [
    '<a href="https://en.wikipedia.org/wiki/Heart_(organ)">Heart</a>',
    '<span style="color: red">red</span> <ruby>心<rt>こころ</rt></ruby> 心[こころ]',
  ],
  ["قلب <b>الإنسان</b>", "❤️ 👨‍👩‍👧 é e\u0301 \u200Bzero\u202Eleft"],
  ["- a dash at the start<br>1. a number<br># a sign", "> quoted<br>```<br>three<br>a\\"],
];
const gapFields = [
  ["The {{c1::left <b>ventricle</b>::which?}} and {{c2::the {{c3::aorta}}}}", "extra"],
  ['{{c1::\\(x^2\\)}} is {{c1::a square}}<br>{{c2::<img src="heart.png">}}', ""],
  ["code {{c1::`a{b}`}} and }} {{c2::[$]a^{b}[/$]}}", "{{c1::not here}}"],
];

const content: PackageContent = {
  noteTypes: [basic, cloze, bothWays, typed, occlusion],
  notes: [
    ...[basic, bothWays, typed].flatMap(({ id }, kind) => fields.map((pair, at) => ({ guid: `f${kind}.${at}`, type: id, fields: pair }))),
    ...gapFields.map((pair, at) => ({ guid: `g${at}`, type: cloze.id, fields: pair })),
    {
      guid: "o",
      type: occlusion.id,
      fields: [
        "{{c1::image-occlusion:rect:left=.1:top=.1:width=.1:height=.2:oi=1}}<br>",
        '<img src="heart.png">',
        "The <b>heart</b>",
        "four",
        "",
      ],
    },
  ],
  media: { "heart.png": "PNG", "heart.mp3": "MP3" },
};

describe("a side of an imported card is in the editor letter by letter what it was", () => {
  test.each(["legacy-1", "legacy-2", "latest"] as const)("of a package of Anki, %s", async (layout) => {
    const path = join(await aTemporaryFolder(), "a.apkg");
    await writeFile(path, await aPackage({ ...content, layout }));
    const sides = await packageSides(path);
    expect(sides.length).toBeGreaterThan(60);
    expect(changedSides(sides)).toEqual([]);
  });

  test("of our own package and texts of earlier versions", async () => {
    const folder = new URL("../server/test/exchange/kept-exports/", import.meta.url);
    const texts = readdirSync(folder).filter((name) => !name.endsWith(".apkg"));
    const sides = texts.flatMap((name) => textSides(readFileSync(new URL(name, folder), "utf8"), name));
    sides.push(...(await packageSides(new URL("kept.apkg", folder).pathname)));
    expect(sides.length).toBeGreaterThan(10);
    expect(changedSides(sides)).toEqual([]);
  });

  const folder = process.env["ANKI_PACKAGES"];
  const files =
    folder === undefined
      ? []
      : readdirSync(folder).filter((name) => /\.(apkg|colpkg|txt|tsv|csv|md)$/.test(name) && !/README|empty/.test(name));
  test.skipIf(folder === undefined)("of the files of other authors in ANKI_PACKAGES", async () => {
    const sides: Side[] = [];
    for (const name of files) {
      const path = join(folder ?? "", name);
      if (name.endsWith("pkg")) sides.push(...(await packageSides(path)));
      else {
        const bytes = readFileSync(path);
        sides.push(...textSides(new TextDecoder(detectEncoding(bytes)).decode(bytes), name));
      }
    }
    expect(sides.length).toBeGreaterThan(files.length);
    expect(changedSides(sides)).toEqual([]);
  });
});
