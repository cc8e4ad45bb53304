import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { dayMs } from "@recollect/domain/time/units.ts";
import { maskFileIn } from "@recollect/domain/exchange/anki/enhanced-note.ts";
import { readSvgMasks } from "@recollect/domain/exchange/anki/svg-masks/svg-masks.ts";
import { describe, expect, test } from "vitest";

import { aPackage, type PackageContent } from "../../../../../test/exchange/a-package.ts";
import { aDrawing, enhancedNotes, enhancedType } from "../../../../../test/exchange/an-enhanced-package.ts";
import { aTemporaryFolder } from "../../../../../test/databases.ts";
import { openZip } from "../untrusted/open-zip.ts";
import { parseHtml } from "../untrusted/parse-html.ts";
import { readMaskDrawings } from "./mask-drawings.ts";
import { openCollection } from "./open-collection.store.ts";
import { readParts } from "./package-parts.ts";
import { readCollection } from "./read-package.ts";

async function read(content: PackageContent) {
  const path = join(await aTemporaryFolder(), "test.apkg");
  await writeFile(path, await aPackage(content));
  const zip = await openZip(path);
  const { collection, media } = await readParts(zip, await aTemporaryFolder());
  const db = openCollection(collection);
  const masks = await readMaskDrawings(db, media);
  const found = readCollection(db, { dayOf: (at) => Math.floor(at / dayMs), onProgress: () => {}, masks });
  db.close();
  zip.close();
  return { ...found, cards: found.decks.flatMap((deck) => deck.cards) };
}

const rect = '<rect x="50" y="40" width="100" height="80" fill="#FFEBA2" stroke="#2D2D2D"/>';
const ellipse = '<ellipse cx="250" cy="200" rx="50" ry="20" fill="#FFEBA2"/>';
const path = '<path d="m300,300l100,0l0,80z" fill="#00AA00"/>';
const group = '<g><rect x="0" y="0" width="10" height="8" fill="#FFEBA2"/><rect x="490" y="392" width="10" height="8" fill="#FFEBA2"/></g>';

const masksOf = (masks: string, about: Parameters<typeof aDrawing>[0] = {}) => readSvgMasks(parseHtml(aDrawing(about, masks)));
const asked = (element: string) => element.replace(/^<(\w+)/, '<$1 class="qshape"');

describe("notes of Image Occlusion Enhanced", () => {
  test("are cards with every mask, of which each asks its own, with its progress and all fields", async () => {
    const { notes, media } = enhancedNotes({
      masks: [rect, ellipse, path, group],
      labels: '<text x="250" y="110" text-anchor="middle" font-size="24" fill="#000000">from above</text>',
      fields: {
        Header: "The <b>heart</b>",
        Footer: "four chambers",
        Remarks: "beats",
        Sources: "Gray",
        "Extra 1": "one<br>two",
      },
    });
    const withProgress = notes.map((note, at) =>
      at === 1 ? { ...note, cards: [{ type: 2, due: 10, ivl: 5, factor: 2500, reps: 3 }] } : note,
    );
    const { cards, notes: report, drawings } = await read({ noteTypes: [enhancedType], notes: withProgress, media });
    expect(drawings, "files that are not left out for nothing").toEqual(
      new Set(Object.keys(media).filter((name) => name.endsWith(".svg"))),
    );
    expect(cards).toHaveLength(4);
    expect(cards[0]).toMatchObject({
      guid: "628be4152337460db5e8d5e58c13425a-ao-1",
      prompts: 1,
      card: {
        term: "The **heart**\n![heart](media/anki-0.jpg)\nfour chambers",
        definition: "beats",
        extra: "**Sources**\nGray\n\n**Extra 1**\none\ntwo",
        masks: [
          "hide all",
          "1 box 0.1 0.1 0.2 0.2",
          "0 words 0.38 0.227 0.06: from above",
          "0 ellipse 0.4 0.45 0.2 0.1",
          "0 polygon 0.6,0.75 0.8,0.75 0.8,0.95 #00aa00",
          "0 box 0 0 0.02 0.02",
          "0 box 0.98 0.98 0.02 0.02",
        ],
      },
    });
    expect(cards[1]).toMatchObject({ progress: [{ ending: "_o1", progress: { card: { stage: "review", scheduledDays: 5 } } }] });
    expect(cards[3]!.card.masks!.filter((line) => line.startsWith("1 "))).toEqual(["1 box 0 0 0.02 0.02", "1 box 0.98 0.98 0.02 0.02"]);
    expect(report.filter(({ what }) => what !== "interval-state")).toEqual([]);
  });

  test("that hide one ask that one alone", async () => {
    const { notes, media } = enhancedNotes({ kind: "oa", masks: [rect, ellipse] });
    const { cards } = await read({ noteTypes: [enhancedType], notes, media });
    expect(cards.map(({ card }) => card.masks)).toEqual([["1 box 0.1 0.1 0.2 0.2"], ["1 ellipse 0.4 0.45 0.2 0.1"]]);
  });

  test("with fields that were renamed in part, moved or added are read by the names of the two pictures", async () => {
    const { notes, media } = enhancedNotes({ masks: [rect], fields: { Header: "Heart", "Extra 2": "two" } });
    const order = [3, 2, 1, 0, 8, 4, 5, 6, 7, 9, 10];
    const type = {
      ...enhancedType,
      name: "My occlusion+",
      fields: [
        ...order.map((at) => enhancedType.fields[at] ?? "").map((name) => (name === "Extra 2" ? "Mnemonic" : name.toLowerCase())),
        "Notes",
      ],
    };
    const moved = notes.map((note) => ({ ...note, fields: [...order.map((at) => note.fields[at] ?? ""), "mine"] }));
    const { cards } = await read({ noteTypes: [type], notes: moved, media });
    expect(cards).toMatchObject([{ card: { term: "Heart\n![heart](media/anki-0.jpg)", extra: "**Mnemonic**\ntwo\n\n**Notes**\nmine" } }]);
  });

  test("that can't be read come as they are, and the report says so", async () => {
    const { notes, media } = enhancedNotes({ masks: [rect, ellipse, path], fields: { Header: "Heart" } });
    const [first = "", second = "", third = ""] = Object.keys(media).filter((name) => name.endsWith("-Q.svg"));
    const broken = { ...media, [first]: "no drawing", [second]: aDrawing({}, rect), [third]: "" };
    const { cards, notes: report } = await read({ noteTypes: [enhancedType], notes, media: broken });
    expect(cards.map(({ card, prompts }) => [card.term.includes("Heart"), card.masks ?? [], prompts])).toEqual(
      Array.from({ length: 3 }, () => [true, [], 1]),
    );
    expect(report).toContainEqual({ what: "masks-not-read", count: 3, examples: ["Heart"] });
  });
});

test("a field names its drawing however it is quoted", () => {
  for (const [field, name] of [
    [`<img src='x-Q.svg'></img>`, "x-Q.svg"],
    [`<img src="a b-Q.svg" />`, "a b-Q.svg"],
    ["<div><img alt src=x-Q.svg></div>", "x-Q.svg"],
    [`<img class="drawing" src="x%20y-Q.SVG">`, "x y-Q.SVG"],
    [`<img src="a.svg"><img src="b.svg">`, null],
    [`<img src="x.png">`, null],
    ["x.svg", null],
  ] as const)
    expect(maskFileIn(field), field).toBe(name);
});

describe("a drawing of masks", () => {
  test.each([
    [
      "a moved group",
      `<g transform="translate(50,40)">${asked('<rect x="0" y="0" width="100" height="80"/>')}</g>`,
      "1 box 0.1 0.1 0.2 0.2",
    ],
    ["a scaled one", asked('<rect transform="scale(2 0.5)" x="25" y="80" width="50" height="160"/>'), "1 box 0.1 0.1 0.2 0.2"],
    ["a mirrored one", asked('<rect transform="matrix(-1 0 0 1 200 0)" x="50" y="40" width="100" height="80"/>'), "1 box 0.1 0.1 0.2 0.2"],
    [
      "a quarter turn",
      asked('<rect transform="rotate(90 100 80)" x="60" y="30" width="80" height="100"/>'),
      "1 polygon 0.3,0.1 0.3,0.3 0.1,0.3 0.1,0.1",
    ],
    ["a circle", asked('<circle cx="100" cy="80" r="50"/>'), "1 ellipse 0.1 0.075 0.2 0.25"],
    ["a polygon", asked('<polygon points="50,40 150,40 150 120"/>'), "1 polygon 0.1,0.1 0.3,0.1 0.3,0.3"],
    [
      "a path with absolute, level and upright lines",
      asked('<path d="M50 40H150V120L50,120Z"/>'),
      "1 polygon 0.1,0.1 0.3,0.1 0.3,0.3 0.1,0.3",
    ],
    ["lengths in pixels", asked('<rect x="50px" y="40px" width="100px" height="80px"/>'), "1 box 0.1 0.1 0.2 0.2"],
  ])("may have %s", (_, element, line) => {
    expect(masksOf(element)).toEqual({ lines: [line], unread: 0 });
  });

  test("may say by its view which part lies over the picture", () => {
    const inner = `<g>${asked(rect)}</g>`;
    expect(readSvgMasks(parseHtml(`<svg viewBox="50 40 500 400" width="100%">${inner}</svg>`))!.lines).toEqual(["1 box 0 0 0.2 0.2"]);
    expect(readSvgMasks(parseHtml(`<?xml version="1.0"?><!DOCTYPE svg><svg width="500" height="400">${inner}</svg>`))!.lines).toEqual([
      "1 box 0.1 0.1 0.2 0.2",
    ]);
    for (const size of ['width="0" height="400"', 'width="500"', 'width="50%" height="50%"', ""])
      expect(readSvgMasks(parseHtml(`<svg ${size}>${inner}</svg>`)), size).toBeNull();
  });

  test.each([
    ["without layers, over the picture itself", `<svg width="500" height="400"><image href="x.png"/>${asked(rect)}</svg>`],
    ["with an empty layer on top", `<svg width="500" height="400"><g>${asked(rect)}</g><g></g></svg>`],
    [
      "with a prefix before its names",
      `<svg:svg width="500" height="400"><svg:g>${asked(rect).replace("<rect", "<svg:rect")}</svg:g></svg:svg>`,
    ],
  ])("may be %s", (_, drawing) => {
    expect(readSvgMasks(parseHtml(drawing))).toEqual({ lines: ["1 box 0.1 0.1 0.2 0.2"], unread: 0 });
  });

  test("without the class of questions asks the shape with the note's id", () => {
    const drawing = aDrawing({}, rect + ellipse.replace("<ellipse", '<ellipse id="x-ao-2"'));
    expect(readSvgMasks(parseHtml(drawing), "x-ao-2")!.lines).toEqual(["hide all", "1 ellipse 0.4 0.45 0.2 0.1", "0 box 0.1 0.1 0.2 0.2"]);
    expect(readSvgMasks(parseHtml(drawing), "x-ao-3")).toBeNull();
  });

  test("says what it can't draw, and is nothing if that was asked", () => {
    const lost =
      '<rect transform="spin(3)" x="1" y="1" width="5" height="5"/><text x="9" font-size="1em">a</text><line x1="0" y1="0" x2="5" y2="5"/>';
    expect(masksOf(asked(rect) + lost)).toEqual({ lines: ["1 box 0.1 0.1 0.2 0.2"], unread: 3 });
    expect(masksOf(rect)).toBeNull();
    expect(masksOf(asked('<rect x="1e9" y="0" width="5" height="5"/>') + rect)).toBeNull();
    expect(masksOf(asked('<rect x="0" y="0" width="-5" height="5"/>') + rect)).toBeNull();
  });

  test("however hostile is read in no time, or not at all", () => {
    const long = asked(`<path d="M0 0${" L1 1 L9 300 L400 2".repeat(1500)}Z"/>`);
    const hostile = [
      "<g>".repeat(100_000) + asked(rect),
      asked(rect) + rect.repeat(5000),
      asked(`<polygon points="${"1,1 300,2 4,399 ".repeat(20_000)}"/>`),
      long,
      asked(`<rect transform="${"rotate(1)".repeat(10_000)}" x="1" y="1" width="5" height="5"/>`),
      asked(`<rect transform="translate(${"1 ".repeat(100_000)})" x="1" y="1" width="5" height="5"/>`),
      `<text>${"x".repeat(300_000)}</text>${asked(rect)}`,
      asked(`<path d="${"M0".repeat(50_000)}"/>`),
    ];
    for (const masks of hostile) {
      const began = performance.now();
      const found = masksOf(masks);
      expect(performance.now() - began, masks.slice(0, 60)).toBeLessThan(2000);
      expect((found?.lines ?? []).join("\n").length).toBeLessThanOrEqual(20_000);
    }
    expect(masksOf(long)!.lines[0]!.split(" ").length).toBeLessThanOrEqual(252);
  });
});
