import { expect, test } from "vitest";

import { createDeckIds } from "./deck-ids.ts";

test("a deck's id is the time of its creation in ms", () => {
  let now = 1_800_000_000_000;
  const ids = createDeckIds(() => now);
  expect(ids.next()).toBe(now);
  now += 1000;
  expect(ids.next()).toBe(now);
});

test("decks of the same ms get consecutive ids", () => {
  const ids = createDeckIds(() => 1_800_000_000_000);
  expect([ids.next(), ids.next(), ids.next()]).toEqual([1_800_000_000_000, 1_800_000_000_001, 1_800_000_000_002]);
});

test("an id that another process used is skipped", () => {
  const ids = createDeckIds(() => 1_800_000_000_000);
  ids.next();
  ids.used(1_800_000_000_040);
  expect(ids.next()).toBe(1_800_000_000_041);
});

test("a clock that is set back a little gives no id twice; after a large change the ids follow it", () => {
  let now = 1_800_000_000_000;
  const ids = createDeckIds(() => now);
  ids.next();
  now -= 5000;
  expect(ids.next()).toBe(1_800_000_000_001);
  now -= 24 * 60 * 60 * 1000;
  expect(ids.next()).toBe(now);
});

test("no clock gives a tutorial's id", () => {
  const ids = createDeckIds(() => 0);
  expect([ids.next(), ids.next()]).toEqual([2, 3]);
});
