import { describe, expect, test } from "vitest";
import { noLexicon } from "../question/lexicon.ts";
import { grade } from "../grade.ts";

function scoreOf(definition: string, answer: string) {
  return grade({ term: "the term", definition, answer, deck: [] }, noLexicon).score;
}

describe("words such as only, no, neither and both keep their scope", () => {
  test.each([
    ["only one guard has the key", "one guard has only one key"],
    ["a shop that sells only a brand", "only a shop that sells a brand"],
    ["member of no party", "party with no member"],
    ["house without a garden", "garden without a house"],
    ["the teacher sees the note that the pupil does not see", "neither the teacher nor the pupil sees the note"],
    ["the driver wears a belt, the passenger does not", "neither the driver nor the passenger wears a belt"],
    ["deal from which both partners profit", "deal from which one partner profits and the other does not"],
    ["deal from which both partners profit", "deal from which only one partner profits"],
    ["one lung is larger than the other", "both lungs are larger"],
  ])("%s: %s is wrong", (definition, answer) => {
    expect(scoreOf(definition, answer)).toBeLessThan(90);
  });

  test.each([
    ["only one guard has the key", "the key is held by only one guard"],
    ["member of no party", "no party member"],
    ["one side does not affect the costs of the other", "neither side affects the costs of the other"],
    ["a square has no beginning or end", "a square has neither beginning nor end"],
    ["two partners, both profit", "both partners profit"],
  ])("%s: %s is right", (definition, answer) => {
    expect(scoreOf(definition, answer)).toBeGreaterThanOrEqual(90);
  });
});

test.each([
  ["wash the rice and then boil it in milk", "boil it in milk and then wash the rice"],
  ["sand the wood and then paint it blue", "paint the wood blue and then sand it"],
  ["the judge listens and then decides on the fine", "the judge decides on the fine and then listens"],
])("two steps keep their order: %s: %s", (definition, answer) => {
  expect(scoreOf(definition, answer)).toBe(0);
  expect(scoreOf(definition, `first ${definition.replace(" and then ", ", then ")}`)).toBeGreaterThanOrEqual(90);
});
