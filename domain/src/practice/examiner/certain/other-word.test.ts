import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { readingOf } from "../question/reading.ts";
import { otherWord } from "./other-word.ts";

const score = (definition: string, answer: string) => grade({ term: "What is it?", definition, answer, deck: [] }).score;

test.each([
  ["hermano", "hermana"],
  ["kaufen", "verkaufen"],
  ["my book", "your book"],
  ["mein Buch", "dein Buch"],
  ["I have eaten", "I had eaten"],
  ["до войны", "после войны"],
  ["z cukrem", "bez cukru"],
  ["red apple", "green apple"],
  ["Stalaktit", "Stalagmit"],
  ["hipertiroidismo", "hipotiroidismo"],
  ["l'hypothyroïdie", "l'hyperthyroïdie"],
  ["der Freund", "die Freundin"],
  ["supply increases", "demand increases"],
  ["Stadt", "Staat"],
  ["leben", "lieben"],
  ["el cuñado", "la cuñada"],
  ["caro", "carro"],
  ["il tavolo", "la tavola"],
  ["employeur", "employé"],
  ["stationary", "stationery"],
])("one word that is another thing makes the answer wrong, both ways: %s, %s", (one, other) =>
  expect([score(one, other), score(other, one)]).toEqual([0, 0]),
);

test.each([
  ["tu casa", "su casa"],
  ["his house", "her house"],
  ["votre livre", "ton livre"],
  ["red, green, blue", "red, yellow, blue"],
])("a polite form, his and her, and one item of a list are left to the model: %s, %s", (definition, answer) =>
  expect(otherWord(readingOf({ term: "What is it?", definition, answer, deck: [] }))).toBeNull(),
);
