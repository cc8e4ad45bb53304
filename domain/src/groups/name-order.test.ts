import { expect, test } from "vitest";

import { inOrderOfNames } from "./name-order.ts";

const ordered = (...names: (string | null)[]) =>
  inOrderOfNames(
    names.map((name, at) => ({ name, id: `u${at}` })),
    (person) => person,
  ).map(({ name, id }) => name ?? id);

test("accents and case count less than letters", () => {
  expect(ordered("Zoe", "peters", "Özdemir", "Anna", "Änne", "bob")).toEqual(["Anna", "Änne", "bob", "Özdemir", "peters", "Zoe"]);
});

test("numbers count by their value", () => {
  expect(ordered("Pupil 10", "Pupil 2", "Pupil 1")).toEqual(["Pupil 1", "Pupil 2", "Pupil 10"]);
});

test("whoever has no name comes last, and equal names have a lasting order", () => {
  expect(ordered(null, "Ben", null, "Ben")).toEqual(["Ben", "Ben", "u0", "u2"]);
});
