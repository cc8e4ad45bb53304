import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["0x2A", "2a", "right"],
  ["0x2A", "2A (hex)", "right"],
  ["0x2A", "2A₁₆", "right"],
  ["0x2A", "42", "wrong"],
  ["0x2A", "0x2B", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "42 in hexadecimal", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});

test("digits are read in a base if the question names the base", () => {
  const scoreOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;
  expect(scoreOf("6 in binary", "110", "0b110")).toBe(100);
  expect(scoreOf("6 in binary", "110", "0b 110")).toBe(100);
  expect(scoreOf("6 in binary", "110", "110 (base 2)")).toBe(100);
  expect(scoreOf("6 in binary", "110", "6")).toBe(0);
  expect(scoreOf("Hexadecimal B in decimal", "11", "eleven")).toBe(100);
});

test("the base of a system is a number as others are", () => {
  const gradeOf = (answer: string) => grade({ term: "base of the hexadecimal system", definition: "16", answer, deck: [] }).score;
  expect([gradeOf("sixteen"), gradeOf("base 16"), gradeOf("10")]).toEqual([100, expect.any(Number), 0]);
});
