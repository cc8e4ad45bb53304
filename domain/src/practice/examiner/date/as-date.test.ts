import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["490 BC", "490 BCE", "right"],
  ["490 BC", "490 B.C.", "right"],
  ["490 BC", "490 before Christ", "right"],
  ["490 BC", "-490", "right"],
  ["490 BC", "490", "a part"],
  ["490 BC", "AD 490", "wrong"],
  ["AD 79", "79 CE", "right"],
  ["AD 79", "79", "right"],
  ["AD 79", "97", "wrong"],
  ["1917", "7 November 1917", "right"],
  ["1917", "7 November 1918", "wrong"],
  ["3 October 1990", "4 October 1990", "a part"],
  ["30. Januar 1933", "am dreißigsten Januar 1933", "right"],
  ["5. Mai 1949", "am fünften Mai 1949", "right"],
  ["3 October 1990", "3 November 1990", "a part"],
  ["3 October 1990", "3 October 1991", "wrong"],
  ["3 October 1990", "9 November 1990", "wrong"],
  ["2 September 31 BC", "31 BC", "a part"],
  ["2 September 31 BC", "2 September 31", "a part"],
  ["2 September 31 BC", "September 2, 31 BCE", "right"],
  ["2 September 31 BC", "2 September 31 AD", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "When?", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
