import { expect, test } from "vitest";

import { answerProblem } from "./answer-problem.ts";
import { PRACTICE } from "../limits/limits.ts";

test("an answer can't be blank", () => {
  for (const blank of ["", " ", "\n\t ", "\u00a0"]) expect(answerProblem(blank)).toBe("practice/answer-needed");
  expect(answerProblem(" a ")).toBeNull();
});

test("an answer can be as long as a page, and no longer", () => {
  expect(answerProblem("x".repeat(PRACTICE.answerMaxLength))).toBeNull();
  expect(answerProblem("x".repeat(PRACTICE.answerMaxLength + 1))).toBe("practice/answer-too-long");
});
