import { expect, test } from "vitest";

import { QUESTION } from "../../limits/limits.ts";
import { questionProblem, questionReportProblem, questionStart } from "./question.ts";

const long = "x".repeat(QUESTION.textMaxLength);

test("a question or an answer needs words, and has one limit, without the blanks around them", () => {
  expect(questionProblem("Why?")).toBeNull();
  expect(questionProblem(" \u200b ")).toBe("question/text-needed");
  expect([questionProblem(` ${long} `), questionProblem(`${long}x`)]).toEqual([null, "question/too-long"]);
});

test("a report of something else says what", () => {
  expect(questionReportProblem({ reason: "harmful", text: "" })).toBeNull();
  expect(questionReportProblem({ reason: "other", text: " " })).toBe("report/text-needed");
  expect(questionReportProblem({ reason: "spam", text: "x".repeat(2001) })).toBe("report/text-too-long");
});

test("a notice has the beginning of the question", () => {
  expect(questionStart(" Why? ")).toBe("Why?");
  const start = questionStart(long);
  expect([start.length, start.endsWith("…")]).toEqual([QUESTION.startLength + 1, true]);
});
