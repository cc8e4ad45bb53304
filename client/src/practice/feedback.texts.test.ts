import { feedbackFor } from "@recollect/domain/practice/examiner/feedback/feedback.ts";
import type { Outcome } from "@recollect/domain/practice/examiner/question/outcome.ts";
import { expect, test } from "vitest";
import { feedbackText } from "./feedback.texts.ts";

const codes =
  `empty not-known exact accepted alternative accents accent-part accent-word spelling word-form synonym other-words one-word-other article number near-number range-part unit-missing unit-wrong date
  date-part date-near time code reading tones-missing only-said other-sign ending-missing formula formula-unbalanced formula-constant formula-sign formula-bound formula-charge formula-part list key-words repeats-the-question other-card
  different-number negation opposite swapped several-guesses no-match`.split(/\s+/);

const shapes = [
  { found: [], missing: [] },
  { found: ["the nucleus"], missing: [] },
  { found: [], missing: ["3 to 5 kg"] },
  { found: [], missing: ["one", "two"], detail: "7" },
  { found: ["red", "green"], missing: ["blue"], detail: "grey" },
  { found: ["a", "b", "c", "d", "e", "f", "g"], missing: ["h", "i", "j"] },
];

test.each(codes)("an answer that the rule %s decided is worded as the examiner words it", (rule) => {
  for (const shape of shapes) {
    for (const score of [0, 60, 90]) {
      const outcome = { score, rule, ...shape } as unknown as Outcome;
      const reason = { reader: "words", code: rule, ...shape } as unknown as Parameters<typeof feedbackText>[0];
      expect(feedbackText(reason, score), JSON.stringify({ rule, shape, score })).toBe(feedbackFor(outcome));
    }
  }
});

test("a rule that this build does not know has no sentence, and the server's is shown", () => {
  const reason = { reader: "words", code: "newer-rule", found: [], missing: [] } as unknown as Parameters<typeof feedbackText>[0];
  expect(feedbackText(reason, 60)).toBeNull();
  expect(feedbackText({ ...reason, code: "toString" as never }, 60)).toBeNull();
});
