import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../question/lexicon.ts";

const glosses: Readonly<Record<string, string>> = {
  togo: "a republic in western Africa on the Gulf of Benin",
  humerus: "bone extending from the shoulder to the elbow",
  chisinau: "the capital of Moldova; a city in eastern Europe",
  "new town": "a city in northern Italy; founded in 1580",
  aristarchus: "an ancient Greek astronomer (310-230 BC)",
};
const lexicon: Lexicon = { ...noLexicon, senses: (term) => (glosses[term] === undefined ? [] : [{ words: [term], gloss: glosses[term] }]) };
const isRight = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }, lexicon).score >= 90;

test.each([
  ["Lomé is its capital", "Togo", "Togo, in East Africa"],
  ["Capital of Moldova", "Chișinău", "Chișinău, a city in Western Europe"],
  ["Bone of the upper arm", "humerus", "the humerus, in the leg"],
  ["City with a straight street", "New Town", "New Town, in the south of Switzerland"],
  ["City with a straight street", "New Town", "New Town, built in 1850"],
  ["Measured how far the Sun is", "Aristarchus", "Aristarchus, in the 18th century"],
  ["Measured how far the Sun is", "Aristarchus", "Aristarchus in 1750"],
])("another side, region, country or time leaves a part: %s: %s, and not %s", (term, definition, answer) => {
  expect(grade({ term, definition, answer, deck: [] }, lexicon)).toMatchObject({ score: 60, rule: "against-the-known" });
});

test.each([
  ["Lomé is its capital", "Togo", "Togo, in West Africa"],
  ["Lomé is its capital", "Togo", "Togo, in Africa"],
  ["Capital of Moldova", "Chișinău", "Chișinău, in southeastern Europe"],
  ["Bone of the upper arm", "humerus", "the humerus, in the upper arm"],
  ["Bone of the upper arm", "humerus", "the humerus, near the chest"],
  ["City with a straight street", "New Town", "New Town, founded in 1580"],
  ["City with a straight street", "New Town", "New Town, founded in 1577"],
  ["Measured how far the Sun is", "Aristarchus", "Aristarchus, in the 3rd century BC"],
])("what fits costs nothing: %s: %s, and %s", (term, definition, answer) => {
  expect(isRight(term, definition, answer)).toBe(true);
});
