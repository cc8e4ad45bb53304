import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const graded = (definition: string, answer: string, deck: { term: string; definition: string }[] = []) =>
  grade({ term: "Who was it?", definition, answer, deck });

test.each([
  ["Ludwig van Beethoven", "Bethoven"],
  ["William Shakespeare", "Shakespear"],
  ["Albert Einstein", "Einstien"],
])("a slip in a last name costs little: %s, %s", (definition, answer) => {
  const { score, rule } = graded(definition, answer);
  expect([score, rule]).toEqual([94, "spelling"]);
});

test.each([
  ["Ludwig van Beethoven", "Brahms"],
  ["Ben Jonson", "Jackson"],
])("another name is another person: %s, %s", (definition, answer) => {
  expect(graded(definition, answer).score).toBe(0);
});

test("a slip that is the name of another card is no slip", () => {
  const deck = [{ term: "Who wrote the dictionary?", definition: "Samuel Johnston" }];
  expect(graded("Andrew Johnson", "Johnston", deck).score).toBe(0);
});
