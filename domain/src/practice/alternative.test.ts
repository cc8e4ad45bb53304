import { expect, test } from "vitest";
import { withAlternative } from "./alternative.ts";

test.each([
  ["France", "Paris", "The city of light", "Paris / The city of light"],
  ["sofa", "couch / settee", "divan", "couch / settee / divan"],
  ["Mode", "most frequent value", "the tallest  bar", "most frequent value / the tallest bar"],
])("%s: %s takes %s", (term, definition, wording, whole) => {
  expect(withAlternative({ term, definition }, wording)).toBe(whole);
});

test.each([
  ["what counts already", "Paris", "paris!"],
  ["nothing", "Paris", "  "],
  ["two at once", "Paris", "Lutetia / Paname"],
  ["a text that is too long", "Paris", "x".repeat(300)],
  ["code", "`rm -r tmp`", "delete the folder"],
])("%s can't be added", (_, definition, wording) => {
  expect(withAlternative({ term: "q", definition }, wording)).toBeNull();
});
