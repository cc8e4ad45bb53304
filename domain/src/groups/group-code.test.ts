import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { groupCodeAlphabet, newGroupCode, readGroupCode, shownGroupCode } from "./group-code.ts";

const codes = fc.array(fc.constantFrom(...groupCodeAlphabet.split("")), { minLength: 8, maxLength: 8 }).map((letters) => letters.join(""));

describe("a group's code", () => {
  test("has eight letters, without those that look alike and without vowels", () => {
    expect(newGroupCode(() => 0)).toBe("BBBBBBBB");
    expect(newGroupCode(() => 0.999_999)).toBe("ZZZZZZZZ");
    expect(readGroupCode(groupCodeAlphabet.slice(0, 8)) !== null && readGroupCode(groupCodeAlphabet.slice(-8)) !== null).toBe(true);
    expect(groupCodeAlphabet).not.toMatch(/[AEIOU0-9LQV]/);
  });

  test("is read however somebody copies it", () => {
    fc.assert(
      fc.property(codes, (code) => {
        for (const typed of [
          code,
          code.toLowerCase(),
          shownGroupCode(code),
          ` ${code.slice(0, 4)}-${code.slice(4)}\n`,
          code.split("").join(" "),
        ])
          expect(readGroupCode(typed)).toBe(code);
      }),
    );
  });

  test.each(["", "BCDF", "BCDFGHJKM", "BCDFGHJA", "BCDFGHJ1", "ＢCDFGHJK", "🎓".repeat(8), "B ".repeat(50)])("is not %j", (typed) => {
    expect(readGroupCode(typed)).toBeNull();
  });
});
