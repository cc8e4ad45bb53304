import { expect, test } from "vitest";
import { feedbackWithoutVerdict } from "./feedback-words.ts";

test.each([
  ["Partly right: you named volume.", "You named volume."],
  ["Partly right.", ""],
  ["Partially correct, but the unit is missing.", "But the unit is missing."],
  ["Incorrect. The heart has four chambers.", "The heart has four chambers."],
  ["Correct! Well explained.", "Well explained."],
  ["  Wrong: it is the left one.", "It is the left one."],
  ["Correct: éclair is meant.", "Éclair is meant."],
])("feedback that begins with a verdict loses it: %s", (feedback, rest) => {
  expect(feedbackWithoutVerdict(feedback)).toBe(rest);
});

test.each([
  "Close, but you say left where the card says right.",
  "Correct spelling matters here.",
  "Right: this is one of the answers the card accepts.",
  "Incorrectly drawn.",
  "",
])("other feedback stays as it is: %s", (feedback) => {
  expect(feedbackWithoutVerdict(feedback)).toBe(feedback);
});
