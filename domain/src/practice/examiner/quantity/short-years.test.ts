import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (definition: string, answer: string) => grade({ term: "What is it?", definition, answer, deck: [] }).score;

test.each([
  ["1345 m", "45 m"],
  ["1024 bytes", "24 bytes"],
  ["1013 hPa", "13 hPa"],
  ["2048", "48"],
  ["costs 1250 euros", "costs 50 euros"],
  ["it seats 1900 people", "it seats 00 people"],
])("the last two digits of a number are another number: %s, %s", (definition, answer) =>
  expect(score(definition, answer)).toBeLessThan(40),
);

test.each([
  ["1950–1953", "from '50 to '53"],
  ["1914-1918", "14-18"],
  ["Ray Tomlinson, 1971", "Ray Tomlinson, '71"],
  ["1967, García Márquez", "garcia marquez en el 67"],
])("a year may be without its century behind an apostrophe, and in a span of years: %s, %s", (definition, answer) =>
  expect(score(definition, answer)).toBeGreaterThan(90),
);
