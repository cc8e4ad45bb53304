import { expect, test } from "vitest";

import { entriesMarkedLower, twoWordEntries } from "../../../test/practice/two-word-entries.ts";

test("with the dictionaries on, a card's own text gets 100: a sample of WordNet's entries of two words", () => {
  const all = twoWordEntries();
  expect(all.length).toBeGreaterThan(50_000);
  const known = ["get up", "turn on", "set up", "check-in", "log-in", "well-known"];
  const sample = all.filter((entry, place) => place % 250 === 0 || known.includes(entry));
  expect(entriesMarkedLower(sample)).toEqual([]);
});
