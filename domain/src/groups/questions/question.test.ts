import { expect, test } from "vitest";

import { QUESTION } from "../../limits/limits.ts";
import { answerProblem, questionProblem, questionReportProblem, questionStart } from "./question.ts";

const long = "x".repeat(QUESTION.textMaxLength);

test("a question needs words, and a correction its own", () => {
  expect(questionProblem({ text: "Why?", correction: null })).toBeNull();
  expect(questionProblem({ text: " \u200b ", correction: null })).toBe("question/text-needed");
  expect(questionProblem({ text: "", correction: { side: "term", text: "mitosis" } })).toBeNull();
  expect(questionProblem({ text: "Wrong", correction: { side: "definition", text: "  " } })).toBe("question/correction-needed");
});

test("questions, corrections and answers have one limit, without the blanks around them", () => {
  expect(questionProblem({ text: ` ${long} `, correction: null })).toBeNull();
  expect(questionProblem({ text: `${long}x`, correction: null })).toBe("question/too-long");
  expect(questionProblem({ text: "", correction: { side: "term", text: `${long}x` } })).toBe("question/too-long");
  expect([answerProblem(long), answerProblem(`${long}x`), answerProblem(" ")]).toEqual([null, "question/too-long", "question/text-needed"]);
});

test("a report of something else says what", () => {
  expect(questionReportProblem({ reason: "harmful", text: "" })).toBeNull();
  expect(questionReportProblem({ reason: "other", text: " " })).toBe("report/text-needed");
  expect(questionReportProblem({ reason: "spam", text: "x".repeat(2001) })).toBe("report/text-too-long");
});

test("a notice has the beginning of the question, or of the correction without other words", () => {
  expect(questionStart({ text: " Why? ", correction: null })).toBe("Why?");
  expect(questionStart({ text: "", correction: { side: "term", text: "mitosis" } })).toBe("mitosis");
  const start = questionStart({ text: long, correction: null });
  expect([start.length, start.endsWith("…")]).toEqual([QUESTION.startLength + 1, true]);
});
