import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../question/lexicon.ts";

const lexicon: Lexicon = {
  ...noLexicon,
  senses: (term) =>
    term === "frugal"
      ? [{ words: ["frugal", "thrifty", "sparing"], gloss: "avoiding waste of money; careful with resources" }]
      : term === "bank"
        ? [
            { words: ["bank", "depository"], gloss: "an institution that accepts deposits" },
            { words: ["bank"], gloss: "sloping land" },
          ]
        : [],
  areDerived: (a, b) => [a, b].toSorted().join() === "fuse,fusion",
  areKin: (a, b, which) => [a, b].toSorted().join() === "instrument,violin" && which === "any",
};

function marked(term: string, definition: string, answer: string) {
  const { score, rule } = grade({ term, definition, answer, deck: [] }, lexicon);
  return [score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule];
}

describe("what a dictionary says about the term", () => {
  test.each([
    ["Frugal", "careful not to waste money", "thrifty", "right", "synonym"],
    ["Frugal", "careful not to waste money", "avoiding the waste of money", "right", "other-words"],
    ["Frugal", "careful not to waste money", "generous", "wrong", "no-match"],
    ["Bank", "slope beside a river", "depository", "wrong", "no-match"],
  ])("%s, %s: %s is %s by %s", (term, definition, answer, verdict, rule) => {
    expect(marked(term, definition, answer)).toEqual([verdict, rule]);
  });
});

test("derived words match, and the kind of thing may be a hypernym", () => {
  expect(marked("q", "fusion of two cells", "two cells fuse")[0]).toBe("right");
  expect(marked("q", "violin with five strings", "instrument with five strings")[0]).toBe("right");
  expect(marked("q", "case for a violin", "case for an instrument")[0]).not.toBe("right");
});
