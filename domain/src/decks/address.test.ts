import fc from "fast-check";
import { expect, test } from "vitest";
import { deckIdIn } from "./address.ts";

test("every deck id is read back from its address", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (id) => {
      expect(deckIdIn(String(id))).toBe(id);
    }),
  );
});

test.each([
  undefined,
  "",
  "abc",
  "-1",
  "1.5",
  "1e3",
  "0x10",
  "012",
  " 1",
  "1 ",
  "９",
  "9007199254740993",
  "99999999999999999999",
  "Infinity",
])("%j names no deck", (text) => expect(deckIdIn(text)).toBeNull());
