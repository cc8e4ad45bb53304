import { describe, expect, test } from "vitest";

import { grade } from "../grade.ts";

const scoreOf = (definition: string, answer: string) => grade({ term: "the term", definition, answer, deck: [] }).score;

describe("a part of the card's sentence", () => {
  test.each([
    ["tool with a flat blade for spreading plaster on a wall before it is painted", "tool with a flat blade"],
    ["tool with a flat blade for spreading plaster on a wall before it is painted", "spreading plaster"],
    ["festival at which farmers bless the horses and race them through the village", "race horses through the village"],
    ["petit bateau à voile qui transporte le sel entre les îles de la lagune", "bateau à voile"],
  ])("without anything else is worth a part: %s: %s", (definition, answer) => {
    const score = scoreOf(definition, answer);
    expect(score).toBeGreaterThanOrEqual(40);
    expect(score).toBeLessThanOrEqual(80);
  });

  test.each([
    [
      "tool with a flat blade for spreading plaster on a wall before it is painted",
      "tool with a sharp point for scratching a pattern on a wall",
    ],
    ["festival at which farmers bless the horses and race them through the village", "contest in which bakers bless the ovens of a town"],
    ["bell that rings in the harbour when the fog is thick", "lamp that shines in the harbour when a storm comes"],
  ])("with other things in place of the rest is worth nothing: %s: %s", (definition, answer) => {
    expect(scoreOf(definition, answer)).toBe(0);
  });

  test("a single word is judged by its meaning, not by how little it adds", () => {
    expect(scoreOf("tool with a flat blade for spreading plaster on a wall before it is painted", "wall")).toBe(0);
  });

  test("a text about something else with one word of the card is worth nothing", () => {
    const answer = "it is about how people live and what they put on a wall at home, and so on, because they like to";
    expect(scoreOf("tool with a flat blade for spreading plaster on a wall before it is painted", answer)).toBe(0);
  });

  test("a card's quantity in another unit does not count as a replacement", () => {
    expect(scoreOf("a rope of 1500 m between two towers", "a rope of 1.5 km between two towers")).not.toBe(0);
  });
});
