import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { anyMask, anyMasks } from "../../../test/any-masks.ts";
import { MASKS } from "../../limits/limits.ts";
import { isMask, masksProblem, readMask, readMasks, writeMask, writeMasks } from "./masks.ts";

describe("a mask as a line", () => {
  test.each([
    ["1 box 0.1 0.2 0.3 0.15", { kind: "box", left: 0.1, top: 0.2, width: 0.3, height: 0.15, turn: 0 }, "", ""],
    [
      "12 ellipse 0.4542 0 0.2 0.3: left atrium",
      { kind: "ellipse", left: 0.4542, top: 0, width: 0.2, height: 0.3, turn: 0 },
      "left atrium",
      "",
    ],
    [
      "3 polygon 0,0 1,0 0.5,0.5 #ffcc00",
      {
        kind: "polygon",
        points: [
          [0, 0],
          [1, 0],
          [0.5, 0.5],
        ],
        turn: 0,
      },
      "",
      "#ffcc00",
    ],
    ["0 words 0.1 0.9 0.05 @0.25: a: b", { kind: "words", left: 0.1, top: 0.9, size: 0.05, turn: 0.25 }, "a: b", ""],
    ["1 box -0.1 0 0.2 1.5", { kind: "box", left: -0.1, top: 0, width: 0.2, height: 1.5, turn: 0 }, "", ""],
  ])("%s", (line, shape, label, color) => {
    expect(readMask(line)).toMatchObject({ shape, label, color });
    expect(writeMask(readMask(line)!)).toBe(line);
  });

  test.each([
    "",
    "box 0 0 1 1",
    "1 circle 0 0 1 1",
    "1 box 0 0 1",
    "1 box 0 0 0 1",
    "1 box 0.00001 0 1 1",
    "1000 box 0 0 1 1",
    "1 box 0 0 9 1",
    "1 polygon 0,0 1,1",
    "1 words 0 0 0.1: asked words",
    "0 words 0 0 0.1",
    "1 box 0 0 1 1:",
    "1 box 0 0 1 1: two\nlines",
    `1 box 0 0 1 1: ${"x".repeat(MASKS.labelMaxLength + 1)}`,
    "hide some",
  ])("is none: %j", (line) => {
    expect(readMask(line)).toBeNull();
    expect(masksProblem([line])).toBe("card/bad-mask");
  });

  test("any mask comes back from its line", () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        expect(isMask(mask)).toBe(true);
        expect(readMask(writeMask(mask))).toEqual(mask);
      }),
    );
  });

  test("a line as long as a request is refused without being read", () => {
    expect(readMask(`1 polygon${" 0.1,0.1".repeat(3_000_000)}x`)).toBeNull();
    expect(readMask(`1 polygon${" 0.1,0.1".repeat(600)}x`)).toBeNull();
  });
});

describe("a card's masks", () => {
  test("any masks come back from their lines, which have no problem", () => {
    fc.assert(
      fc.property(anyMasks, (masks) => {
        expect(readMasks(writeMasks(masks))).toEqual(masks.masks.length === 0 ? { hides: "one", masks: [] } : masks);
        expect(masksProblem(writeMasks(masks))).toBeNull();
      }),
    );
  });

  test("hide everything wherever the line stands, as after two versions were joined", () => {
    expect(readMasks(["1 box 0 0 1 1", "hide all"]).hides).toBe("all");
  });

  test("are limited in number and in total length", () => {
    const box = "1 box 0 0 1 1";
    expect(masksProblem(["hide all", ...Array<string>(MASKS.perCard).fill(box)])).toBeNull();
    expect(masksProblem(Array<string>(MASKS.perCard + 2).fill(box))).toBe("card/too-many-masks");
    expect(masksProblem(Array<string>(150).fill(`${box}: ${"x".repeat(150)}`))).toBe("card/too-many-masks");
    expect(masksProblem()).toBeNull();
  });
});
