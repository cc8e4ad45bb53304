import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { lawRuns } from "@recollect/domain/test/law-runs.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { ample, aPackage, aZip, basic, type PackageContent } from "../../../../test/exchange/a-package.ts";
import { aTemporaryFolder } from "../../../../test/databases.ts";
import { fileToFolder } from "./package-files.ts";

async function reportOf(file: PackageContent | Buffer) {
  const folder = await aTemporaryFolder();
  const path = join(folder, "upload");
  await writeFile(path, Buffer.isBuffer(file) ? file : await aPackage(file));
  return fileToFolder(path, folder, { name: "a.apkg", room: ample, dayOf: (at) => Math.floor(at / dayMs), onProgress: () => {} });
}

const fields = ["Front", "Back", "Source"];
const noteType = (template: [string, string], cloze = false) => [{ id: 5, name: "T", cloze, fields, templates: [template] }];
const plain: [string, string] = ["{{Front}}", "{{Back}}"];

describe("what a package has and no card shows is counted, with an example", () => {
  test.each<[string, PackageContent, object]>([
    [
      "a field that no template names",
      { noteTypes: noteType(plain), notes: [{ guid: "g", fields: ["q", "a", "<b>Lehninger</b> 8&nbsp;p. 12"] }] },
      { what: "field-not-shown", count: 1, examples: ["Source: Lehninger 8 p 12"] },
    ],
    [
      "a field that only a reading aloud names",
      { noteTypes: noteType(["{{Front}}", "{{Back}}{{tts de_DE:Source}}"]), notes: [{ guid: "g", fields: ["q", "a", "laut"] }] },
      { what: "field-not-shown", count: 1, examples: ["Source: laut"] },
    ],
    [
      "what stands before the line of the answer",
      { noteTypes: noteType(["{{Front}}", "{{Source}}<hr id=answer>{{Back}}"]), notes: [{ guid: "g", fields: ["q", "a", "why"] }] },
      { what: "field-not-shown", count: 1, examples: ["Source: why"] },
    ],
    [
      "words inside a drawing",
      { notes: [{ guid: "g", fields: ["q", "a<svg><text>aorta</text></svg>"] }] },
      { what: "field-not-shown", count: 1, examples: ["Back: aorta"] },
    ],
    [
      "a note without a card",
      {
        notes: [
          { guid: "g", fields: ["q", "a"] },
          { guid: "h", fields: ["lost", "b"], cards: [] },
        ],
      },
      { what: "note-without-card", count: 1, examples: ["lost"] },
    ],
    [
      "a card whose template is gone",
      { notes: [{ guid: "g", fields: ["q", "a"], cards: [{ ord: 0 }, { ord: 7 }] }] },
      { what: "empty-card", count: 1, examples: ["q"] },
    ],
    [
      "a gap that is gone",
      {
        noteTypes: noteType(["{{cloze:Front}}", "{{cloze:Front}}<br>{{Back}}{{Source}}"], true),
        notes: [{ guid: "g", fields: ["{{c1::a}}", "", ""], cards: [{ ord: 0 }, { ord: 1 }] }],
      },
      { what: "empty-card", count: 1, examples: ["{{c1::a}}"] },
    ],
    [
      "a colored flag",
      { notes: [{ guid: "g", fields: ["q", "a"] }], meddle: (db) => db.exec("update cards set flags = 3") },
      { what: "colored-flag", count: 1, examples: ["q"] },
    ],
  ])("%s", async (_what, content, line) => {
    const report = await reportOf(content);
    expect(report.leftOut).toEqual([line]);
  });

  test("a deck's description comes in, and one that is too long is cut and counted", async () => {
    const described = (desc: string): PackageContent => ({
      notes: [{ guid: "g", fields: ["q", "a"] }],
      meddle: (db) => db.prepare("update col set decks = ?").run(JSON.stringify({ 1: { id: 1, name: "Bones", desc } })),
    });
    expect((await reportOf(described("<b>Of the hand</b>"))).changed).toEqual([]);
    expect((await reportOf(described("x".repeat(5001)))).changed).toEqual([
      { what: "description-shortened", count: 1, examples: [`${"x".repeat(119)}…`] },
    ]);
  });

  test("in our own zip: an empty deck, a card with one side, a tag that is too long", async () => {
    const card = { term: "a", definition: "b" };
    const decks = [
      { title: "Empty", cards: [] },
      { title: "Bones", cards: [card, { term: "alone", definition: "" }, { ...card, tags: ["x".repeat(60)] }] },
    ];
    const report = await reportOf(await aZip({ "decks.json": JSON.stringify({ format: "recollect-decks", version: 1, decks }) }));
    expect(report.leftOut).toEqual([
      { what: "empty-deck", count: 1, examples: ["Empty"] },
      { what: "incomplete", count: 1, examples: ["alone"] },
    ]);
    expect(report.changed).toEqual([{ what: "tags-renamed", count: 1, examples: ["x".repeat(60)] }]);
  });

  test.each<[string, string[]]>([
    ["formatting", ["<b>bo</b>ld <i>x</i>", "H<sub>2</sub>O <u>a</u><s>b</s>", "<span style='font-weight:bold'>c</span>d"]],
    ["entities and comments", ["a &amp; b &eacute;t&eacute; &#228;", "<!-- note -->x", "1 &lt; 2"]],
    ["formulas", ["[$]x<y[/$]", "[latex]$a$ b[/latex]", "<anki-mathjax block='true'>z^2</anki-mathjax> \\(q\\)"]],
    ["lists and tables", ["<ol start='4'><li>a</li></ol>", "<ul><li>b</li></ul>", "c<br>d"]],
    ["media", ["[sound:a b.mp3] x", "<img src='p q.png'> y", "z"]],
    ["styles", ["<style>.card { color: red }</style>a", "b", "c"]],
  ])("nothing is counted where every word is on a card: %s", async (_what, [front = "", back = "", source = ""]) => {
    const content: PackageContent = {
      noteTypes: noteType(["{{Front}}", "{{FrontSide}}<hr id=answer>{{Back}}<br>{{Source}}"]),
      notes: [{ guid: "g", fields: [front, back, source] }],
      media: { "a b.mp3": "ID3", "p q.png": "\x89PNG\r\n\x1a\n" },
    };
    const names = (await reportOf(content)).leftOut.map(({ what }) => what);
    expect(names).not.toContain("field-not-shown");
  });
});

const word = fc.stringMatching(/^[a-z]{4,7}$/);
const piece = fc.oneof(
  word,
  fc.constantFrom(" ", "<br>", "<b>", "</b>", "<div>", "</div>", "<svg>", "</svg>", "&nbsp;", "[$]", "[/$]", "<textarea>", "</textarea>"),
  fc.constantFrom("{{c1::", "}}", "<", ">", "<ul><li>", "</li></ul>", "<!--", "-->"),
);
const field = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(" "));
const template = fc
  .array(fc.constantFrom("{{Front}}", "{{Back}}", "{{Source}}", "{{hint:Source}}", "{{text:Back}}", "<hr id=answer>", "{{FrontSide}}"), {
    maxLength: 4,
  })
  .map((parts) => parts.join(" "));

test("every word of a note is on one of its cards, or its field is counted as left out", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(field, { minLength: 3, maxLength: 3 }), template, template, async (values, question, answer) => {
      const folder = await aTemporaryFolder();
      const content: PackageContent = {
        noteTypes: [...noteType([question, answer]), { ...basic, cloze: false }],
        notes: [
          { guid: "g", type: 5, fields: values },
          { guid: "h", type: basic.id, fields: ["another", "note"] },
        ],
      };
      await writeFile(join(folder, "upload"), await aPackage(content));
      const report = await fileToFolder(join(folder, "upload"), folder, { name: "a", room: ample, dayOf: () => 0, onProgress: () => {} });
      const cards = await readFile(join(folder, "decks.ndjson"), "utf8");
      const named = report.leftOut.some(({ what }) => what === "field-not-shown" || what === "incomplete");
      const visible = values.map((value) => value.replace(/<!--.*?-->|&nbsp;/gs, " ").replace(/<\/?[a-z][^<>]*>/g, " "));
      const missing = visible.flatMap((value) => value.match(/[a-z]{4,7}/g) ?? []).filter((one) => !cards.includes(one));
      expect(named || missing.length === 0, `${missing.join(" ")} is neither on a card nor counted`).toBe(true);
    }),
    { numRuns: lawRuns(300) },
  );
});
