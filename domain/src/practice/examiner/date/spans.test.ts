import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { spanIn } from "./spans.ts";

test.each([
  ["the 17th century", 1601, 1700],
  ["late 5th century bc", -500, -401],
  ["in the nineteenth century", 1801, 1900],
  ["19. jahrhundert", 1801, 1900],
  ["siglo xvi", 1501, 1600],
  ["xviiie siècle", 1701, 1800],
  ["the 1640s", 1640, 1649],
  ["late 1400s", 1400, 1499],
  ["early sixties", 1960, 1969],
])("%s is from %d to %d", (text, from, to) => {
  expect(spanIn(text)).toEqual({ from, to });
});

test.each(["1648", "the 17th of May", "century", "17th", "sixty"])("%s is no century and no decade", (text) => {
  expect(spanIn(text)).toBeNull();
});

describe("the century or decade of a year is a partial answer", () => {
  test.each([
    ["1648", "17th century", "a part"],
    ["1648", "18th century", "wrong"],
    ["753 BC", "8th century BC", "a part"],
    ["753 BC", "the 7th century BC", "wrong"],
    ["4 July 1776", "the 1770s", "a part"],
    ["1837–1901", "19th century", "a part"],
    ["1837–1901", "1837 to 1910", "a part"],
    ["1837–1901", "1558 to 1603", "wrong"],
  ])("%s: %s is %s", (definition, answer, verdict) => {
    const { score } = grade({ term: "when it was", definition, answer, deck: [] });
    expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
  });
});
