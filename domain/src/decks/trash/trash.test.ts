import { expect, test } from "vitest";
import { daysLeft, endsAt, TRASH } from "./trash.ts";

const deletedAt = 1_800_000_000_000;
const hour = 60 * 60 * 1000;

test("a deleted deck is kept for 30 days", () => {
  expect(endsAt({ deletedAt }) - deletedAt).toBe(30 * 24 * hour);
});

test.each([
  [0, 30],
  [hour, 30],
  [24 * hour, 29],
  [TRASH.ms - hour, 1],
  [TRASH.ms, 0],
  [TRASH.ms + hour, 0],
])("%i ms after it was deleted %i days are left", (after, days) => {
  expect(daysLeft({ deletedAt }, deletedAt + after)).toBe(days);
});
