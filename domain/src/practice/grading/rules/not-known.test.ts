import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const graded = (definition: string, answer: string) => grade({ term: "the term", definition, answer, deck: [] });

describe("an answer that says that it is not known", () => {
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
  ])("%s is worth nothing", (answer) => {
    expect(graded("loss of electrons", answer)).toMatchObject({ score: 0, rule: "not-known" });
  });

  test("words of the card in it change nothing", () => {
    expect(graded("sad, and sorry about it", "sorry, no idea").rule).toBe("not-known");
  });

  test.each([
    ["I don't know", "I do not know"],
    ["no idea", "no idea"],
    ["I don't know where it is", "I don't know"],
  ])("a card that says so itself is graded as others are: %s, %s", (definition, answer) => {
    expect(graded(definition, answer).score).toBeGreaterThanOrEqual(40);
  });
});
