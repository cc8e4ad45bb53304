import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const markOf = (definition: string, answer: string) => grade({ term: "the term", definition, answer, deck: [] });

describe("the negated clause of two", () => {
  test.each([
    ["may leave the house but may not enter the garden", "may not leave the house but may enter the garden"],
    ["does not sting people and eats small flies", "stings people and does not eat small flies"],
    ["the tenant pays for water and need not paint the walls", "the tenant does not pay for water and must paint the walls"],
  ])("%s does not accept: %s", (definition, answer) => {
    expect(markOf(definition, answer).isCorrect).toBe(false);
  });

  test.each([
    ["may leave the house but may not enter the garden", "may not enter the garden but may leave the house"],
    ["does not sting people and eats small flies", "eats small flies and does not sting people"],
    ["takes no side and keeps the peace", "does not take a side and keeps the peace"],
  ])("%s is not contradicted by: %s", (definition, answer) => {
    expect(markOf(definition, answer).score).not.toBe(0);
  });
});

test.each([
  ["Oslo", "Oslo is wrong, it's Bergen"],
  ["silver", "Silver is not right: it is gold"],
  ["Mozart", "Mozart is false, it was Haydn"],
])("%s is denied by: %s", (definition, answer) => {
  expect(markOf(definition, answer).score).toBe(0);
});

test.each([
  ["Oslo", "Bergen is wrong, it's Oslo"],
  ["silver", "Gold is not right: it is silver"],
  ["Haydn", "Mozart is false, it was Haydn"],
])("%s is affirmed by: %s", (definition, answer) => {
  expect(markOf(definition, answer).isCorrect).toBe(true);
});

test.each([
  ["a dome on which four towers stand", "four towers on which a dome stands"],
  ["harvest of fruit and nuts through machines", "harvest of machines through fruit and nuts"],
  ["well from which farmers draw clean water", "farmers from which a well draws clean water"],
])("exchanged things are wrong: %s, %s", (definition, answer) => {
  expect(markOf(definition, answer).isCorrect).toBe(false);
});

test.each([
  ["merchant who trades in another country", "merchant who trades in his own country"],
  ["money lent to foreign banks", "money lent to its own banks"],
  ["bird that hatches eggs of other birds", "bird that hatches its own eggs"],
])("another's for one's own is wrong: %s, %s", (definition, answer) => {
  expect(markOf(definition, answer).score).toBe(0);
});
