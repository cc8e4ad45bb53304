import { expect, test } from "vitest";
import { questionFor, questionParts, yesOrNoFor } from "./wording.ts";

const id = "card00000001";
const card = { term: "Which? **Is**", definition: "this one? yes" };

test.each([id, `${id}_r`, `${id}_c1`])("the built-in wording is separated from the card's text: %s", (key) => {
  for (const question of [questionFor({ id: key, ...card }), yesOrNoFor({ id: key, ...card })]) {
    const { before, side } = questionParts(question, key);
    expect(`${before} ${side}`).toBe(question);
    expect(side.startsWith(card.term)).toBe(true);
  }
});

test.each([
  ["code", "What is printed?\n```js\nlog(1)\n```", "\n"],
  ["a picture", "Which bone? ![](media/abcdefghijklmnop.png)", "\n"],
  ["a list", "Layers:\n- one\n- two", "\n"],
  ["a formula on its own", "\\[x^2\\]", "\n"],
  ["a question", "Which one?", " "],
  ["a question in Arabic", "ما هي عاصمة فرنسا؟", " "],
  ["a sentence in Japanese", "本を読む。", " "],
])("a term that ends with %s is not followed by a question mark", (_what, term, between) => {
  expect(questionFor({ id, term })).toBe(`What is the definition of: ${term}`);
  expect(yesOrNoFor({ id, term, definition: "d" })).toBe(`Is this the definition of: ${term}${between}d`);
});

test("any other wording stays as it is", () => {
  expect(questionParts("Which city is it?", id)).toEqual({ before: "", side: "Which city is it?", isOfBothSides: false });
  expect(questionParts(yesOrNoFor({ id, ...card }), id).isOfBothSides).toBe(true);
  expect(questionParts(questionFor({ id, ...card }), id).isOfBothSides).toBe(false);
});
