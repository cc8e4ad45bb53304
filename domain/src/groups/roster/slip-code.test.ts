import * as fc from "fast-check";
import { expect, test } from "vitest";

import { readGroupCode } from "../group-code.ts";
import { newSlipCode, readSlipCode, shownSlipCode } from "./slip-code.ts";

const letters = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

test("a slip's code is read back as it is shown, in small letters and with other signs between its parts", () => {
  fc.assert(
    fc.property(letters, fc.constantFrom("", " ", "-", " – ", "."), (stream, between) => {
      const code = newSlipCode(() => stream.next().value as number);
      expect(code).toMatch(/^[BCDFGHJKMNPRSTWXYZ]{12}$/);
      expect(shownSlipCode(code)).toMatch(/^\S{4} \S{4} \S{4}$/);
      expect(readSlipCode(shownSlipCode(code).toLowerCase().replaceAll(" ", between))).toBe(code);
    }),
  );
});

test("a group's code is no slip's, and a slip's code is no group's", () => {
  expect(readSlipCode("BCDF GHJK")).toBeNull();
  expect(readGroupCode("BCDF GHJK MNPR")).toBeNull();
});

test.each(["", "BCDFGHJKMNPQ", "BCDFGHJKMNPA", "BCDFGHJKMNPR1", "x".repeat(1_000_000)])("%j is no code of a slip", (input) => {
  expect(readSlipCode(input)).toBeNull();
});
