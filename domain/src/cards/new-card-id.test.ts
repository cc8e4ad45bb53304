import fc from "fast-check";
import { expect, test } from "vitest";
import { newCardIdOf, newCardIdPattern } from "./new-card-id.ts";

const keys = fc
  .array(fc.constantFrom(...Array.from({ length: 16 }, (_, digit) => digit.toString(16))), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.join(""));

test("a row's key makes an id that the server accepts, always the same", () => {
  fc.assert(
    fc.property(keys, (key) => {
      expect(newCardIdOf(key)).toMatch(newCardIdPattern);
      expect(newCardIdOf(key)).toBe(newCardIdOf(key));
    }),
  );
});

test("keys that differ in their first 18 digits make different ids", () => {
  fc.assert(
    fc.property(keys, keys, (a, b) => {
      expect(newCardIdOf(a) === newCardIdOf(b)).toBe(a.slice(0, 18) === b.slice(0, 18));
    }),
  );
});

test("any other key makes an id too, and keys of one form make different ones", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 200 }), (anyKeys) => {
      const ids = anyKeys.map(newCardIdOf);
      expect(ids.filter((id) => !newCardIdPattern.test(id))).toEqual([]);
      expect(new Set(ids).size).toBe(anyKeys.length);
    }),
  );
});
