import fc from "fast-check";
import { expect, test } from "vitest";

import { officialUsername, otherOfficialUsername } from "./official-username.ts";
import { canonicalUsername, usernameProblem } from "./username.ts";

test.each([
  ["Recollect", "recollect"],
  ["Study Buddy 2", "studybuddy2"],
  ["3D Cards", "_3dcards"],
  ["A", "a__"],
  ["École", "cole"],
  ["学习卡片", "official"],
  ["", "official"],
  ["The longest brand that anybody could want", "thelongestbrandthata"],
])("the username of the brand %j is @%s", (brand, username) => {
  expect(officialUsername(brand)).toBe(username);
});

test("for any brand, the usernames are valid, and each attempt gives a different one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), fc.integer({ min: 1, max: 999 }), (brand, attempt) => {
      const names = [officialUsername(brand), otherOfficialUsername(brand, attempt), otherOfficialUsername(brand, attempt + 1)];
      for (const name of names) {
        expect(usernameProblem(name)).toBeNull();
        expect(canonicalUsername(name)).toBe(name);
      }
      expect(new Set(names).size).toBe(3);
    }),
  );
});
