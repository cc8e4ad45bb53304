import { masksProblem } from "@recollect/domain/cards/masks/masks.ts";
import { MASKS } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";
import { afterMaskStep, isGroup, linesAfter, startEditing, type MaskEditing, type MaskStep } from "./editor-steps.ts";

const box = { kind: "box", left: 0.1, top: 0.1, width: 0.2, height: 0.1, turn: 0 } as const;
const after = (start: MaskEditing, ...steps: readonly MaskStep[]) => steps.reduce(afterMaskStep, start);
const lines = (start: readonly string[], ...steps: readonly MaskStep[]) => linesAfter(after(startEditing(start), ...steps));
const two = ["1 box 0.1 0.1 0.2 0.1", "2 ellipse 0.5 0.5 0.2 0.2: aorta"];

test("a new mask gets the number after the highest, and is selected", () => {
  const state = after(startEditing(two), { type: "add", shape: box });
  expect(linesAfter(state)).toEqual([...two, "3 box 0.1 0.1 0.2 0.1"]);
  expect(state.selected).toEqual([2]);
});

test("selected masks are moved together, and stay on the picture", () => {
  const select: MaskStep[] = [
    { type: "select", at: 0 },
    { type: "select", at: 1, isAdded: true },
  ];
  expect(lines(two, ...select, { type: "move", right: 0.1, down: -0.05 })).toEqual([
    "1 box 0.2 0.05 0.2 0.1",
    "2 ellipse 0.6 0.45 0.2 0.2: aorta",
  ]);
  expect(lines(two, ...select, { type: "move", right: 5, down: -5 })).toEqual(["1 box 0.4 0 0.2 0.1", "2 ellipse 0.8 0.4 0.2 0.2: aorta"]);
});

test("a shape is resized at its right and lower edge, a polygon is stretched, and none vanishes", () => {
  expect(lines(two, { type: "select", at: 0 }, { type: "resize", right: 0.1, down: 0.2 })[0]).toBe("1 box 0.1 0.1 0.3 0.3");
  expect(lines(two, { type: "select", at: 0 }, { type: "resize", right: -5, down: 5 })[0]).toBe("1 box 0.1 0.1 0.01 0.9");
  const polygon = ["1 polygon 0.1,0.1 0.3,0.1 0.2,0.3"];
  expect(lines(polygon, { type: "select", at: 0 }, { type: "resize", right: 0.2, down: 0.2 })).toEqual([
    "1 polygon 0.1,0.1 0.5,0.1 0.3,0.5",
  ]);
});

test("a group is asked together under its lowest number, and is taken apart again", () => {
  const state = after(
    startEditing([...two, "3 box 0 0 0.1 0.1"]),
    { type: "select", at: 2 },
    { type: "select", at: 1, isAdded: true },
    { type: "group" },
  );
  expect(linesAfter(state).map((line) => line.charAt(0))).toEqual(["1", "2", "2"]);
  expect(isGroup(state)).toBe(true);
  expect(linesAfter(after(state, { type: "ungroup" })).map((line) => line.charAt(0))).toEqual(["1", "2", "3"]);
});

test("one movement is one step back, whatever its length", () => {
  const moved = after(
    startEditing(two),
    { type: "select", at: 0 },
    { type: "move", right: 0.1, down: 0 },
    { type: "move", right: 0.1, down: 0, isGoingOn: true },
    { type: "move", right: 0.1, down: 0, isGoingOn: true },
  );
  expect(linesAfter(moved)[0]).toBe("1 box 0.4 0.1 0.2 0.1");
  const back = after(moved, { type: "undo" });
  expect(linesAfter(back)).toEqual(two);
  expect(linesAfter(after(back, { type: "redo" }))).toEqual(linesAfter(moved));
  expect(after(back, { type: "undo" })).toEqual(back);
});

test("labels are one line of bounded length", () => {
  const long = lines(two, { type: "label", at: 0, label: `a\n b${"x".repeat(500)}` })[0] ?? "";
  expect(long.startsWith("1 box 0.1 0.1 0.2 0.1: a bxxx")).toBe(true);
  expect(masksProblem([long])).toBeNull();
});

test("typing a label is one step back", () => {
  const typed = after(
    startEditing(two),
    { type: "label", at: 0, label: "a" },
    { type: "label", at: 0, label: "ab " },
    { type: "label", at: 1, label: "c" },
  );
  expect(linesAfter(typed)).toEqual(["1 box 0.1 0.1 0.2 0.1: ab", "2 ellipse 0.5 0.5 0.2 0.2: c"]);
  expect(linesAfter(after(typed, { type: "undo" }))).toEqual(["1 box 0.1 0.1 0.2 0.1: ab", two[1]]);
  expect(linesAfter(after(typed, { type: "undo" }, { type: "undo" }))).toEqual(two);
});

test("what is hidden, and a deletion, can be undone", () => {
  const state = after(startEditing(two), { type: "hide", hides: "all" }, { type: "select", at: 0 }, { type: "delete" });
  expect(linesAfter(state)).toEqual(["hide all", two[1]]);
  expect(linesAfter(after(state, { type: "undo" }, { type: "undo" }))).toEqual(two);
});

test("without masks a card has no lines, and there are never more masks than a card may have", () => {
  expect(lines(["1 box 0 0 0.1 0.1"], { type: "hide", hides: "all" }, { type: "select", at: 0 }, { type: "delete" })).toEqual([]);
  const full = Array<string>(MASKS.perCard).fill("1 box 0 0 0.1 0.1");
  expect(lines(full, { type: "add", shape: box })).toHaveLength(MASKS.perCard);
});
