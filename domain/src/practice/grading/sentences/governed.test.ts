import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const markOf = (definition: string, answer: string) => grade({ term: "q", definition, answer, deck: [] });

describe("the object of a preposition", () => {
  test.each([
    ["transport of goods by ship", "transport of a ship by goods"],
    ["a person who buys bread from a baker", "a person who buys a baker from bread"],
    ["treatment of pain without surgery", "treatment of surgery without pain"],
    ["root of the sum", "sum of the root"],
  ])("%s does not accept: %s", (definition, answer) => {
    expect(markOf(definition, answer)).toMatchObject({ score: 0, rule: "swapped" });
  });

  test.each([
    ["transport of goods by ship", "by ship, the transport of goods"],
    ["powder of milk in which bakers keep yeast", "milk powder in which bakers keep yeast"],
    ["roof of straw", "straw roof"],
    ["a wall of stone round the garden of a castle", "a stone wall round the castle garden"],
    ["letters from soldiers to their families", "letters to their families from soldiers"],
    ["study of music and painting in schools", "study of painting and music in schools"],
  ])("%s accepts: %s", (definition, answer) => {
    expect(markOf(definition, answer).isCorrect).toBe(true);
  });
});

describe("the subject and object of a verb", () => {
  test.each([
    ["she married Pierre Curie", "she was married off by Pierre Curie"],
    ["voters can remove ministers who break the rules", "ministers can remove voters who break the rules"],
    ["die Römer besiegten Karthago und Syrakus", "Karthago und Syrakus besiegten die Römer"],
  ])("%s does not accept: %s", (definition, answer) => {
    expect(markOf(definition, answer).isCorrect).toBe(false);
  });

  test.each([
    ["the lake loses water when the sun shines", "water is lost by the lake when the sun shines"],
    ["the firm pays a fine", "a fine is paid by the firm"],
    ["making small parts from a large block", "a large block is made into small parts"],
  ])("%s accepts: %s", (definition, answer) => {
    expect(markOf(definition, answer).isCorrect).toBe(true);
  });
});
