import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sheets, type Turn } from "./sheets.ts";

const usual = { columns: 2, rows: 4 };

describe("sheets", () => {
  test("flipped on the long edge have backs with left and right exchanged", () => {
    expect(sheets(["a", "b", "c", "d"], { columns: 2, rows: 2 }, "long-edge")).toEqual([
      { fronts: ["a", "b", "c", "d"], backs: ["b", "a", "d", "c"] },
    ]);
  });

  test("flipped on the short edge have backs with top and bottom exchanged", () => {
    expect(sheets(["a", "b", "c", "d"], { columns: 2, rows: 2 }, "short-edge")).toEqual([
      { fronts: ["a", "b", "c", "d"], backs: ["c", "d", "a", "b"] },
    ]);
  });

  test("that are not full have the same empty positions on both sides", () => {
    expect(sheets(["a"], { columns: 2, rows: 1 }, "long-edge")).toEqual([{ fronts: ["a", null], backs: [null, "a"] }]);
  });

  test("do not exist without cards", () => {
    expect(sheets([], usual, "long-edge")).toEqual([]);
  });

  test("have every card once on each side, in order, in any layout", () => {
    const layouts = fc.record({ columns: fc.integer({ min: 1, max: 5 }), rows: fc.integer({ min: 1, max: 6 }) });
    const turns = fc.constantFrom<Turn>("long-edge", "short-edge");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), layouts, turns, (count, layout, turn) => {
        const cards = Array.from({ length: count }, (_, n) => n);
        const all = sheets(cards, layout, turn);
        expect(all.flatMap(({ fronts }) => fronts).filter((card) => card !== null)).toEqual(cards);
        for (const { fronts, backs } of all) expect(new Set(backs)).toEqual(new Set(fronts));
      }),
    );
  });
});
