import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const graded = (definition: string, answer: string) =>
  grade({ term: "What is it?", definition, answer, deck: [{ term: "What is it?", definition }] });

test.each([
  ["vitamin A", "vitamin D"],
  ["vitamine A", "vitamine D"],
  ["type A blood", "type B blood"],
  ["Hepatitis B", "Hepatitis C"],
  ["Typ-A-Blut", "Typ-B-Blut"],
  ["grupo A", "grupo B"],
  ["A major", "C major"],
  ["Group O", "Group A"],
  ["Blood type A has A antigens", "Blood type B has B antigens"],
  ["Henry I", "Henry II"],
  ["Wilhelm I.", "Wilhelm II."],
  ["Schedule I drugs", "Schedule V drugs"],
  ["Henry I", "Henry 2"],
  ["World War I", "Second World War"],
  ["Louis XIV", "Louis the Fifteenth"],
])("another letter or numeral is another thing: %s, %s", (definition, answer) => expect(graded(definition, answer).score).toBe(0));

test.each([
  ["hepatitis B", "hepatitis"],
  ["vitamine A", "vitamine"],
  ["Henry I", "Henry"],
])("a label that is left out makes a part: %s, %s", (definition, answer) => expect(graded(definition, answer).score).toBe(40));

test.each([
  ["vitamin C", "Vitamin c"],
  ["Henry I", "Henry 1"],
  ["World War I", "World War 1"],
  ["World War I", "the First World War"],
  ["Second World War", "World War 2"],
  ["the Second World War", "world war ii"],
  ["Second World War", "WW2"],
  ["World War I", "WWI"],
  ["First Amendment", "Amendment 1"],
  ["Article 3", "the third article"],
  ["Newton's third law", "Newton's law 3"],
  ["Louis XIV", "Louis the Fourteenth"],
  ["Friedrich II.", "Friedrich der Zweite"],
  ["John F. Kennedy", "John Kennedy"],
  ["X chromosome", "the X chromosome"],
  ["A dog", "the dog"],
  ["A dog", "dog"],
  ["I am here", "am here"],
])("the same label is right, and an article is no label: %s, %s", (definition, answer) =>
  expect(graded(definition, answer).score).toBeGreaterThan(90),
);

test("says which number the card has, or which letter", () => {
  expect(graded("Henry I", "Henry II").feedback).toMatch(/card says I where you say II/);
  expect(graded("vitamin A", "vitamin D").feedback).toMatch(/card says "A" where you say "D", which changes the meaning/);
});

test("of a list of letters some may be right: C, E, G", () => expect(graded("C, E, G", "C, E, A").score).toBeGreaterThan(0));

test.each([
  ["Second World War", "World War 1"],
  ["Second World War", "WWI"],
  ["Article 3", "the second article"],
])("another number of the same words is another thing: %s, %s", (definition, answer) =>
  expect(graded(definition, answer)).toMatchObject({ score: 0, rule: "different-number" }),
);
