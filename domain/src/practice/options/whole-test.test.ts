import { expect, test } from "vitest";
import { turnedKey } from "../wording.ts";
import { isWholeTest } from "./whole-test.ts";
import type { Which } from "./test-options.ts";

const all: Which = { kind: "all" };
const keys = Array.from({ length: 30 }, (_, at) => `card${String(at).padStart(8, "0")}`);
const split = (asked: number, of: number) => ({ asked: keys.slice(0, asked), unasked: keys.slice(asked, of) });

test.each([
  ["all of a small deck", all, split(4, 4), true],
  ["each card of a small deck in one of two directions", all, { asked: keys.slice(0, 4), unasked: keys.slice(0, 4).map(turnedKey) }, true],
  ["ten of a large deck", all, split(10, 30), true],
  ["nine of ten", all, split(9, 10), false],
  ["one of a large deck", all, split(1, 30), false],
  ["nothing", all, split(0, 0), false],
  ["what was missed", { kind: "missed", test: "t1" }, split(20, 20), false],
  ["starred cards", { kind: "starred" }, split(20, 30), false],
  ["due cards", { kind: "due-or-weak" }, split(20, 30), false],
  ["cards with a tag", { kind: "tag", tag: "west" }, split(20, 30), false],
] as const)("whether a test of %s is a whole one", (_, which, questions, isWhole) => {
  expect(isWholeTest({ which }, questions)).toBe(isWhole);
});
