import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCodePoint } from "../../test/any-code-point.ts";
import { canonicalUsername, typedUsername, usernameProblem } from "./username.ts";
import { USERNAME } from "../limits/limits.ts";

test("a username has 3 to 20 characters and is checked 500 ms after the last keystroke", () => {
  expect(USERNAME).toEqual({ minLength: 3, maxLength: 20, checkDebounceMs: 500 });
});

test.each(["ada", "Ada_Lovelace", "___", "_1a", "a23", "abcdefghijklmnopqrst"])("%s is valid", (name) => {
  expect(usernameProblem(name)).toBeNull();
});

test.each([
  ["", "username/too-short"],
  ["a", "username/too-short"],
  ["ab", "username/too-short"],
  ["1", "username/too-short"],
  ["a!", "username/too-short"],
  ["abcdefghijklmnopqrstu", "username/too-long"],
  ["1".repeat(21), "username/too-long"],
  ["!".repeat(21), "username/too-long"],
  ["a b", "username/bad-characters"],
  ["ada!", "username/bad-characters"],
  ["ada-l", "username/bad-characters"],
  ["ada\n", "username/bad-characters"],
  ["adä", "username/bad-characters"],
  ["аda", "username/bad-characters"],
  ["\u212Aim", "username/bad-characters"],
  ["ad٣", "username/bad-characters"],
  ["1a!", "username/bad-characters"],
  ["😀😀", "username/bad-characters"],
  ["1ada", "username/starts-with-number"],
  ["123", "username/starts-with-number"],
])("%j breaks %s first", (name, problem) => {
  expect(usernameProblem(name)).toBe(problem);
});

test("20 characters are allowed, 21 are not", () => {
  expect(usernameProblem("a".repeat(20))).toBeNull();
  expect(usernameProblem("a".repeat(21))).toBe("username/too-long");
});

test.each([
  ["Ada Lovelace!", "adalovelace"],
  ["  ADA_1815  ", "ada_1815"],
  ["été", "t"],
  ["😀", ""],
  ["1ada", "1ada"],
])("typing %j leaves %j in the field", (typed, kept) => {
  expect(typedUsername(typed)).toBe(kept);
});

test("for any input the field has only lower case letters, digits and underscores, and typing them again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCodePoint }), (text) => {
      const kept = typedUsername(text);
      expect(kept).toMatch(/^[a-z0-9_]*$/);
      expect(typedUsername(kept)).toBe(kept);
      expect(usernameProblem(kept)).not.toBe("username/bad-characters");
    }),
  );
});

test("usernames are compared without regard to case", () => {
  expect(canonicalUsername("Ada_L")).toBe("ada_l");
  expect(canonicalUsername("ADA_L")).toBe(canonicalUsername("ada_l"));
});
