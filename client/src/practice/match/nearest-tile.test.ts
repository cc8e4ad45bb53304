import { expect, test } from "vitest";
import { nearestTile } from "./nearest-tile.ts";

/** Three columns and two rows of tiles, named by their places. */
const tiles = ["a", "b", "c", "d", "e", "f"].map((name, at) => ({
  name,
  rect: { left: (at % 3) * 100, top: Math.floor(at / 3) * 80, width: 90, height: 70 },
}));
const from = (name: string, direction: "left" | "right" | "up" | "down", without: string[] = []) => {
  const start = tiles.find((tile) => tile.name === name)!;
  const others = tiles.filter((tile) => tile !== start && !without.includes(tile.name));
  return nearestTile(start.rect, others, direction)?.name ?? null;
};

test("the arrow keys go to the next tile in their direction, past empty places", () => {
  expect([from("a", "right"), from("a", "down"), from("e", "up"), from("f", "left")]).toEqual(["b", "d", "b", "e"]);
  expect(from("a", "right", ["b"])).toBe("c");
  expect(from("a", "down", ["d"])).toBe("e");
  expect([from("a", "left"), from("a", "up"), from("f", "right")]).toEqual([null, null, null]);
});
