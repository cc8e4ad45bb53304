import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["bowl (German)", "die Schale", "die Schule", "wrong"],
  ["kitchen (German)", "die Küche", "die Kirche", "wrong"],
  ["honey (German)", "der Honig", "der Honnig", "right"],
  ["bone (Polish)", "kość", "gość", "wrong"],
  ["warm wind (Finnish)", "tuuli", "tuli", "wrong"],
  ["hand (Turkish)", "el", "al", "wrong"],
])("%s: %s, %s is %s", (term, definition, answer, verdict) => {
  const { score } = grade({ term, definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
