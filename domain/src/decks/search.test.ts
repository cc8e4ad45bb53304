import fc from "fast-check";
import { expect, test } from "vitest";
import { titleMatches } from "./search.ts";

test("a search finds a part of the title in any case", () => {
  expect(titleMatches({ title: "Cell Biology" }, "BIO")).toBe(true);
  expect(titleMatches({ title: "Cell Biology" }, "chemistry")).toBe(false);
});

test("an empty search, or one of spaces, finds everything", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("", " ", "\t\n"), (title, term) => {
      expect(titleMatches({ title }, term)).toBe(true);
    }),
  );
});

test("composed and decomposed letters are equal", () => {
  expect(titleMatches({ title: "Caf\u00e9" }, "cafe\u0301")).toBe(true);
});

test("a title is found without its accents, in any case, with any apostrophe", () => {
  expect(titleMatches({ title: "Über Wasser" }, "uber")).toBe(true);
  expect(titleMatches({ title: "Straße und Verkehr" }, "STRASSE")).toBe(true);
  expect(titleMatches({ title: "L’amour et la mort" }, "l'amour")).toBe(true);
});

test("every title is found by itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      expect(titleMatches({ title }, title)).toBe(true);
    }),
  );
});
