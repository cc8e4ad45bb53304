import { expect, test } from "vitest";
import { keepLines, linesOf, mostKept } from "./unsent-lines.ts";

const place = { uid: "mira", path: "/create-deck" };

test("lines are stored up to half a million characters; longer ones are removed, and no older ones are kept for them", () => {
  const most = "x".repeat(mostKept);
  expect(keepLines(place, most)).toBe(true);
  expect(linesOf(place)).toBe(most);
  expect(keepLines(place, `${most}x`)).toBe(false);
  expect(localStorage).toHaveLength(0);
});
