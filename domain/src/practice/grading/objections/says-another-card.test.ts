import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const deck = [
  { term: "Golgi apparatus", definition: "Packages proteins for export out of the cell" },
  { term: "Lysosome", definition: "Digests worn-out parts of the cell with enzymes" },
  { term: "Ribosome", definition: "Builds proteins from amino acids" },
  { term: "Glacier", definition: "A slow river of ice on a mountain" },
  { term: "Delta", definition: "Land of mud where a river meets the sea" },
];

function marked(term: string, answer: string) {
  const card = deck.find((one) => one.term === term)!;
  const { score, rule, reason } = grade({ ...card, answer, deck });
  return { score, rule, detail: reason.detail };
}

describe("an answer that has more of another card than of its own", () => {
  test.each([
    ["Golgi apparatus", "It digests worn-out parts with enzymes", "Lysosome"],
    ["Golgi apparatus", "made of amino acids, builds proteins", "Ribosome"],
    ["Glacier", "the mud at the place where the river meets the sea", "Delta"],
  ])("%s: %s is the answer to %s", (term, answer, other) => {
    expect(marked(term, answer)).toEqual({ score: 0, rule: "other-card", detail: other });
  });

  test.each([
    ["Lysosome", "it digests worn-out cell parts, by enzymes"],
    ["Golgi apparatus", "packages the cell's proteins for export"],
    ["Delta", "where the river meets the sea and mud makes land"],
  ])("%s: %s is right", (term, answer) => {
    expect(marked(term, answer).score).toBeGreaterThanOrEqual(90);
  });

  test("a part stays a part if no other card has more of the answer", () => {
    expect(marked("Ribosome", "builds proteins").score).toBeGreaterThanOrEqual(40);
    expect(marked("Golgi apparatus", "something with proteins and the cell").score).toBeGreaterThanOrEqual(40);
  });
});
