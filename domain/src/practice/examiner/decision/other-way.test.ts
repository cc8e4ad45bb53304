import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const marked = (definition: string, answer: string) => grade({ term: "What is it?", definition, answer, deck: [] });

test.each([
  ["carries blood to the heart", "takes blood away from the heart"],
  ["carries blood away from the heart", "takes blood to the heart"],
  ["moving into a country", "people leaving a country"],
  ["leaving a country", "moving into a country"],
  ["führt Blut zum Herzen", "führt das Blut vom Herzen weg"],
])("the way back is wrong: %s, %s", (definition, answer) =>
  expect(marked(definition, answer)).toMatchObject({ score: 0, rule: "swapped" }),
);

test.each([
  ["carries blood to the heart", "brings blood back to the heart"],
  ["someone who moves into a country", "someone who comes from another country"],
  ["someone who moves into a country", "a person who enters a country to live there"],
  ["a word that comes from Latin", "a word that goes back to Latin"],
])("what says the same way is not turned: %s, %s", (definition, answer) => expect(marked(definition, answer).rule).not.toBe("swapped"));
