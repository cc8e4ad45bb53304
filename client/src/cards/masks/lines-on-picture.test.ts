import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { labelAround, lineHeight, linesOf, widthOf, wordsFrom, type LinesOnPicture } from "./lines-on-picture.ts";

const picture = { width: 400, height: 300 };
const longWord = "Donaudampfschifffahrtsgesellschaftskapitänsmütze";

describe("the lines of a text", () => {
  it.each([
    ["left atrium", 20, ["left atrium"]],
    ["left atrium", 4, ["left", "atrium"]],
    ["of Donau", 2.8, ["of", "Don", "au"]],
    ["e\u0301e\u0301", 1, ["e\u0301", "e\u0301"]],
    ["", 5, [""]],
  ])("%j within %d letter sizes", (text, most, lines) => {
    expect(linesOf(text, most)).toEqual(lines);
  });

  it("have all of the text and none that is too wide", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 3, max: 30 }), (text, most) => {
        const lines = linesOf(text, most);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        const ofMany = lines.filter((line) => [...characters.segment(line)].length > 1);
        expect(ofMany.filter((line) => widthOf(line) > most)).toEqual([]);
      }),
    );
  });
});

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function heightOf({ lines, size }: LinesOnPicture): number {
  return lines.length * lineHeight * size;
}

describe("words on a picture", () => {
  it("stay where they are written if there is room", () => {
    const place = { x: 40, top: 200, turn: 0, size: 18, picture };
    expect(wordsFrom("from above", place)).toEqual({ lines: ["from above"], x: 40, top: 200, size: 18 });
  });

  it.each([0, 40, 240, 390])("are whole from %d pixels on, also a word that is longer than the picture", (x) => {
    for (const text of ["seen from the front and a little from above", longWord, longWord.repeat(3)])
      for (const [top, size] of [
        [0, 12],
        [280, 24],
        [100, 300],
      ] as const) {
        const words = wordsFrom(text, { x, top, turn: 0, size, picture });
        for (const line of words.lines) expect(words.x + widthOf(line) * words.size).toBeLessThanOrEqual(picture.width + 0.01);
        expect(words.x).toBeGreaterThanOrEqual(0);
        expect(words.top).toBeGreaterThanOrEqual(0);
        expect(words.top + heightOf(words)).toBeLessThanOrEqual(picture.height + 0.01);
        expect(words.lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      }
  });

  it("that are turned go on in the next line where the picture ends", () => {
    const words = wordsFrom("written along the left edge", { x: 20, top: 100, turn: Math.PI / 2, size: 24, picture });
    expect(words).toMatchObject({ x: 20, top: 100 });
    for (const line of words.lines) expect(widthOf(line) * words.size).toBeLessThanOrEqual(200);
  });
});

describe("a label", () => {
  it.each([
    [0, 0],
    [200, 150],
    [399, 299],
  ])("around %d, %d is whole", (x, y) => {
    for (const text of ["aorta", longWord, "W".repeat(200)])
      for (const size of [8, 14, 30]) {
        const label = labelAround(text, { x, y, size, picture });
        for (const line of label.lines) {
          const half = (widthOf(line) * label.size) / 2;
          expect(label.x - half).toBeGreaterThanOrEqual(-0.01);
          expect(label.x + half).toBeLessThanOrEqual(picture.width + 0.01);
        }
        expect(label.top).toBeGreaterThanOrEqual(0);
        expect(label.top + heightOf(label)).toBeLessThanOrEqual(picture.height + 0.01);
      }
  });
});
