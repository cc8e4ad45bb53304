import { expect, test } from "vitest";

import { entriesMarkedLower, twoWordEntries } from "../../../test/practice/two-word-entries.ts";

test("with the dictionaries on, a card's own text gets 100: all of WordNet's entries of two words", () => {
  expect(entriesMarkedLower(twoWordEntries())).toEqual([]);
});
