import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const graded = (definition: string, answer: string) => grade({ term: "the term", definition, answer, deck: [] });

describe("an answer that says that the student does not know", () => {
  test.each([
    "I don't know",
    "idk",
    "no idea, sorry",
    "Sorry, I forgot",
    "see above",
    "all of the above",
    "keine Ahnung",
    "weiß ich nicht",
    "je ne sais pas",
    "no lo sé",
  ])("%s scores 0", (answer) => {
    expect(graded("loss of electrons", answer)).toMatchObject({ score: 0, rule: "not-known" });
  });

  test("words of the card in it do not matter", () => {
    expect(graded("sad, and sorry about it", "sorry, no idea").rule).toBe("not-known");
  });

  test.each([
    ["I don't know", "I do not know"],
    ["no idea", "no idea"],
    ["I don't know where it is", "I don't know"],
  ])("a card that contains such a phrase is graded as usual: %s, %s", (definition, answer) => {
    expect(graded(definition, answer).score).toBeGreaterThanOrEqual(40);
  });
});
