import { expect, test } from "vitest";

import { createLooks } from "./looks.ts";

const link = (deckId: number, baseNumber = 0) => ({
  ownerId: "bob",
  deckId,
  sourceOwnerId: "ada",
  sourceId: 1,
  followedAt: 5,
  baseNumber,
});
const compared = { sourceRevision: 3, revision: 2 };
const look = { changeCount: 1, left: ["a"] };

test("a look holds until a deck or what was taken has changed", () => {
  const looks = createLooks();
  looks.remember(link(7), compared, look);
  expect(looks.find(link(7), compared)).toBe(look);
  expect(looks.find(link(7, 1), compared)).toBeNull();
  expect(looks.find(link(7), { ...compared, revision: 3 })).toBeNull();
  expect(looks.find(link(7), { ...compared, sourceRevision: 4 })).toBeNull();
  expect(looks.find({ ...link(7), followedAt: 6 }, compared)).toBeNull();
  expect(looks.find({ ...link(7), ownerId: "eve" }, compared)).toBeNull();
});

test("of more looks than there is room for, the oldest are forgotten", () => {
  const looks = createLooks(4);
  for (const deckId of [7, 8, 7, 9]) looks.remember(link(deckId), compared, look);
  expect([7, 8, 9].filter((deckId) => looks.find(link(deckId), compared))).toEqual([7, 9]);
  looks.remember(link(10), compared, { changeCount: 0, left: ["a", "b", "c", "d"] });
  expect([7, 9, 10].filter((deckId) => looks.find(link(deckId), compared))).toEqual([]);
});
