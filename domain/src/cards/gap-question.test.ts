import fc from "fast-check";
import { expect, test } from "vitest";
import { plainTerm, plainText } from "./text/format.ts";
import { gapQuestion } from "./gap-question.ts";

test.each<[string, string, number, string, string]>([
  ["a sentence", "The {{c1::cell::small}} is **alive**", 1, "The [small] is **alive**", "cell"],
  ["the others filled", "{{c1::Rome}} lies in {{c2::*Italy*}}", 1, "[…] lies in *Italy*", "Rome"],
  ["several places", "{{c1::a}} and {{c1::b}} and {{c1::a}}", 1, "[…] and […] and […]", "a, b"],
  ["in one another, the outer", "{{c1::a {{c2::b}}}} c", 1, "[…] c", "a b"],
  ["in one another, the inner", "{{c1::a {{c2::b}}}} c", 2, "a […] c", "b"],
  ["with a brace that has a backslash", "{{c1::a \\{ b}}", 1, "[…]", "a { b"],
  ["with colons that begin no hint", "a {{c1::std\\::vector}}", 1, "a […]", "std::vector"],
  ["with a brace", "a {{c1::\\}b}}", 1, "a […]", "}b"],
  ["with such colons and a hint", "a {{c1::std\\::vector::a container}}", 1, "a [a container]", "std::vector"],
  ["in a formula", "\\(a={{c1::\\frac{1}{2}}}+{{c2::b}}\\)", 1, "\\(a={\\boxed{\\text{?}}}+{b}\\)", "\\(\\frac{1}{2}\\)"],
  ["around a formula", "\\(a\\) is {{c1::\\(b\\)}}", 1, "\\(a\\) is […]", "\\(b\\)"],
])("a gap as a question: %s", (_what, term, asked, question, answer) => {
  expect(gapQuestion(term, asked)).toEqual({ question, answer });
});

test("a gap that does not exist has no question", () => {
  expect(gapQuestion("a {{c1::b}}", 2)).toBeNull();
  expect(gapQuestion("", 1)).toBeNull();
});

test("its plain words are those of the term's own question", () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  fc.assert(
    fc.property(word, word, word, (before, first, second) => {
      const term = `${before} {{c1::${first}::hint}} {{c2::${second}}}`;
      for (const asked of [1, 2]) expect(plainText(gapQuestion(term, asked)?.question ?? "")).toBe(plainTerm(term, asked));
    }),
  );
});
