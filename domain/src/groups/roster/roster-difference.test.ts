import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readRoster, type RosterPupil } from "./read-roster.ts";
import { pupilAfter, rosterDifference, type ClassPupil } from "./roster-difference.ts";

const none = { email: null, username: null, externalId: null };
const classOf = (...pupils: (Partial<RosterPupil> & { name: string })[]): ClassPupil[] =>
  pupils.map((one, at) => ({ ...none, ...one, id: `p${at}` }));
const difference = (csv: string, pupils: readonly ClassPupil[], givenUp: readonly string[] = []) =>
  rosterDifference(readRoster(csv), pupils, (name) => givenUp.includes(name));

describe("a class list beside the class", () => {
  const pupils = classOf(
    { name: "Anna", externalId: "1", email: "anna@s.example" },
    { name: "Ben", username: "ben" },
    { name: "Cleo", email: "cleo@s.example" },
  );

  test("shows who is new, the same, moved and missing", () => {
    const {
      new: added,
      same,
      moved,
      missing,
      unreadable,
    } = difference("Name,ID,Username,Email\nAnna,1,,\nBen,2,ben,\nDora,4,,dora@s.example\n,,,\n,9,,\n", pupils);
    expect(added.map(({ row, name }) => [row, name])).toEqual([[4, "Dora"]]);
    expect(same.map(({ row, pupil }) => [row.row, pupil.id])).toEqual([[2, "p0"]]);
    expect(moved.map(({ row, pupil }) => [row.row, pupil.id])).toEqual([[3, "p1"]]);
    expect(missing.map(({ name }) => name)).toEqual(["Cleo"]);
    expect(unreadable).toEqual([{ row: 6, why: "no-name" }]);
  });

  test("recognizes by the external id first, then by the username, then by the address", () => {
    const { moved } = difference("Name,ID,Username,Email\nAnna B,1,anna,other@s.example\n", pupils);
    expect(moved[0]?.pupil.id).toBe("p0");
    expect(difference("Name,Username\nBenjamin,BEN\n", pupils).moved[0]?.pupil.id).toBe("p1");
    expect(difference("Name,Email\nCleo,CLEO@s.example\n", pupils).same[0]?.pupil.id).toBe("p2");
  });

  test("recognizes a name alone only if it is the only one", () => {
    expect(difference("Name\nanna\n", pupils).moved[0]?.pupil.id).toBe("p0");
    const twins = classOf({ name: "Mia", externalId: "1" }, { name: "Mia", externalId: "2" });
    expect(difference("Name\nMia\n", twins).unreadable).toEqual([{ row: 2, why: "several-of-this-name" }]);
    expect(difference("Name,ID\nMia,3\n", twins).new).toHaveLength(1);
  });

  test("recognizes nobody by a name that the pupil chose: it may be a classmate's", () => {
    const joined = classOf({ name: "Anna", username: "cat_22" }).map((one) => ({ ...one, hasOwnName: true }));
    expect(difference("Name\nAnna\n", joined).new).toHaveLength(1);
    expect(difference("Name,Username\nAnna Lee,cat_22\n", joined).moved[0]?.pupil.id).toBe("p0");
  });

  test("never guesses between two pupils: an unknown id does not fall back to somebody else's address", () => {
    expect(difference("Name,ID,Email\nAnna,77,anna@s.example\n", pupils).unreadable).toEqual([{ row: 2, why: "two-pupils" }]);
    expect(difference("Name,ID,Username\nAnna,1,ben\n", pupils).unreadable).toEqual([{ row: 2, why: "two-pupils" }]);
    expect(difference("Name,ID,Email\nAnna,1,\nAnna,,anna@s.example\n", pupils).unreadable).toEqual([{ row: 3, why: "two-pupils" }]);
  });

  test("refuses a username that was given up: it would name whoever takes it next", () => {
    expect(difference("Name,Username\nEve,old_name\n", pupils, ["old_name"]).unreadable).toEqual([{ row: 2, why: "name-given-up" }]);
    expect(difference("Name,Username\nBen,ben\n", pupils, ["ben"]).same).toHaveLength(1);
  });
});

const small = fc.constantFrom("a", "b", "c", "d");
const pupilOf = fc.record({
  name: small.map((letter) => letter.toUpperCase()),
  externalId: fc.option(small),
  username: fc.option(small.map((letter) => `user_${letter}`)),
  email: fc.option(small.map((letter) => `${letter}@s.example`)),
});
const anyClass = fc.array(pupilOf, { maxLength: 6 }).map((pupils) => classOf(...pupils));
const anyList = fc
  .array(pupilOf, { maxLength: 6 })
  .map((rows) =>
    ["Name,ID,Username,Email", ...rows.map((one) => [one.name, one.externalId, one.username, one.email].join(","))].join("\n"),
  );

/** The class after a teacher's yes. */
function afterwards(csv: string, pupils: readonly ClassPupil[]): ClassPupil[] {
  const { new: added, moved } = difference(csv, pupils);
  const changed = new Map(moved.map(({ row, pupil }) => [pupil.id, pupilAfter(row, pupil)]));
  return [
    ...pupils.map((one) => ({ ...one, ...changed.get(one.id) })),
    ...added.map(({ row, ...one }) => ({ ...one, id: `row ${row} of ${pupils.length}` })),
  ];
}

test("a second upload of the same list changes nothing", () => {
  fc.assert(
    fc.property(anyList, anyClass, (csv, pupils) => {
      const once = afterwards(csv, pupils);
      expect(afterwards(csv, once)).toEqual(once);
    }),
    { numRuns: 1000 },
  );
});

test("every row is in the difference exactly once, and no pupil twice", () => {
  fc.assert(
    fc.property(anyList, anyClass, (csv, pupils) => {
      const { new: added, same, moved, missing, unreadable } = difference(csv, pupils);
      const rows = [...added.map(({ row }) => row), ...[...same, ...moved].map(({ row }) => row.row), ...unreadable.map(({ row }) => row)];
      expect([...rows].sort((a, b) => a - b)).toEqual(
        csv
          .split("\n")
          .slice(1)
          .map((_, at) => at + 2),
      );
      const ids = [...[...same, ...moved].map(({ pupil }) => pupil.id), ...missing.map(({ id }) => id)];
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
