import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["\\d{4}", "[0-9]{4}", "right"],
  ["\\d{4}", "\\d\\d\\d\\d", "right"],
  ["red|blue", "(blue|red)", "right"],
  ["\\w+", "\\w{1,}", "right"],
  ["\\w+", "\\w*", "wrong"],
  ["\\d{4}", "\\D{4}", "wrong"],
  ["red|blue", "[red|blue]", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "Regex: what matches", definition: `\`${definition}\``, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
