import { describe, expect, test } from "vitest";
import { noLexicon } from "../question/lexicon.ts";
import { grade } from "../grade.ts";

function scoreOf(definition: string, answer: string) {
  return grade({ term: "the term", definition, answer, deck: [] }, noLexicon).score;
}

describe("the same negation in other words", () => {
  test.each([
    ["helps without being paid for it", "unpaid help"],
    ["song without a known author", "song of an unknown author"],
    ["not being able to swim", "inability to swim"],
    ["one must not smoke there", "smoking is not allowed there"],
    ["one must not smoke there", "smoking is forbidden there"],
    ["banned weapons", "weapons that are not allowed"],
    ["costs the same no matter how long it takes", "it costs the same, no matter how long it takes"],
    ["never ending story", "story without end"],
    ["what has been undone", "what somebody undid"],
    ["army that withdrew from the city", "the army withdraws from the city"],
    ["keeps water from running out of the pipe", "does not let water run out of the pipe"],
    ["ban on fishing in the lake", "fishing in the lake is not allowed"],
    ["fishing in the lake is prohibited", "prohibition of fishing in the lake"],
    ["pond whose depth changes", "pond that does not have a constant depth"],
    ["pond whose depth is not constant", "pond whose depth changes"],
    ["box from which no warmth is lost", "box in which the warmth is kept"],
    ["wall that resists the wind", "wall that the wind does not move, it resists"],
    ["stops dust from entering the engine", "keeps dust from entering the engine"],
  ])("%s: %s", (definition, answer) => {
    expect(scoreOf(definition, answer)).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ["bear that does not lose its fur", "bear that loses its fur"],
    ["never stops at a station", "stops at a station"],
    ["one must not smoke there", "one must smoke there"],
    ["the guest must pay the bill", "the guest must not pay the bill"],
    ["keeps water from running out of the pipe", "lets water run out of the pipe"],
    ["box from which no warmth is lost", "box from which warmth is lost"],
    ["pond whose depth is not constant", "pond whose depth does not change"],
    ["cares for one's own garden", "cares for another garden"],
    ["man who is rich and does not work", "man who is not rich"],
  ])("%s: %s is not the same negation", (definition, answer) => {
    expect(scoreOf(definition, answer)).toBeLessThan(90);
  });
});
