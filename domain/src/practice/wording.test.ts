import { expect, test } from "vitest";
import { questionFor, questionParts, yesOrNoFor } from "./wording.ts";

const id = "card00000001";
const card = { term: "Which? **Is**", definition: "this one? yes" };

test.each([id, `${id}_r`, `${id}_c1`])("our own words are told from the card's: %s", (key) => {
  for (const question of [questionFor({ id: key, ...card }), yesOrNoFor({ id: key, ...card })]) {
    const { before, side } = questionParts(question, key);
    expect(`${before} ${side}`).toBe(question);
    expect(side.startsWith(card.term)).toBe(true);
  }
});

test("another's wording stays as it is", () => {
  expect(questionParts("Which city is it?", id)).toEqual({ before: "", side: "Which city is it?", isOfBothSides: false });
  expect(questionParts(yesOrNoFor({ id, ...card }), id).isOfBothSides).toBe(true);
  expect(questionParts(questionFor({ id, ...card }), id).isOfBothSides).toBe(false);
});
