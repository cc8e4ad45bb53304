import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const graded = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [{ term, definition }] });

describe("in a sentence of the student's own", () => {
  test.each([
    ["meiosis", "division into four cells", "it divides so that you get two cells"],
    ["bicycle", "vehicle with two wheels", "you pedal it, it has three wheels"],
    ["Insekt", "Tier mit sechs Beinen", "es krabbelt überall herum und hat acht Beine"],
    ["insecte", "animal à six pattes", "ça vole souvent et ça a huit pattes"],
    ["insecto", "animal de seis patas", "es pequeño, muchas veces vuela y tiene ocho patas"],
  ])("another number of the same things is wrong: %s, %s, %s", (term, definition, answer) =>
    expect(graded(term, definition, answer)).toMatchObject({ score: 0, rule: "different-number" }),
  );

  test.each([
    ["heart", "organ with four chambers", "it pumps the blood and has four chambers"],
    ["week", "a period of seven days", "seven days in a row"],
    ["heart", "organ with four chambers", "in us it pumps the blood and has more than two chambers, namely four chambers"],
  ])("the same number is no reason to refuse it: %s, %s, %s", (term, definition, answer) =>
    expect(graded(term, definition, answer).rule).not.toBe("different-number"),
  );
});

test("more words than the card's are the student's own, and no form of the card's", () => {
  const card = ["mitochondrion", "makes ATP by oxidative phosphorylation"] as const;
  expect(graded(...card, "it makes the energy (ATP) of a cell by oxidative phosphorylation").feedback).toMatch(/^Right, in your own words/);
  expect(graded("osmosis", "water moves through membranes", "water moving through a membrane").feedback).toBe(
    "Right: another form of the same words.",
  );
});
