import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (definition: string, answer: string, term = "the question") => grade({ term, definition, answer, deck: [] }).score;

test.each([
  ["The place where proteins are made", "Te place where proteins are made"],
  ["The place where proteins are made", "The place ehere proteins are made"],
  ["A section of DNA that codes for a protein", "A section of DNA thta codes for a protein"],
  ["Spending that is larger than income", "Spending that is larger tthan income"],
  ["The amount of matter in an object", "The amount oof matter in an object"],
  ["A market with a few large sellers", "A market wit a few large sellers"],
  ["der Ort, an dem Eiweiße gebaut werden", "der Ort, an demm Eiweiße gebaut werden"],
  ["le lieu dans lequel on fabrique les protéines", "le lieu danns lequel on fabrique les protéines"],
])("a slip in a small word changes nothing: %s, %s", (definition, answer) => {
  expect(score(definition, answer)).toBeGreaterThanOrEqual(90);
});

test.each([
  ["vitamin A of carrots", "vitamin E of carrots"],
  ["growth without light", "growth with light"],
  ["a number greater than two", "a number greater than ten"],
])("a letter that is a name, a denial and a number are no slips: %s, %s", (definition, answer) => {
  expect(score(definition, answer)).toBeLessThan(90);
});

test("a slip in a small word is named as one", () => {
  const answer = "Te place where proteins are made";
  expect(grade({ term: "Ribosome", definition: "The place where proteins are made", answer, deck: [] })).toMatchObject({
    score: 94,
    reason: { code: "spelling" },
  });
});
