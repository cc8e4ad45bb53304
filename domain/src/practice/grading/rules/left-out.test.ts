import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../question/lexicon.ts";

const lexicon: Lexicon = { ...noLexicon, isWord: () => true };

function marked(definition: string, answer: string) {
  const { score } = grade({ term: "the term", definition, answer, deck: [] }, lexicon);
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["committee of twelve judges from neutral countries", "committee of judges from neutral countries", "a part"],
  ["rests for about forty days in a cold cellar", "rests for days in a cold cellar", "a part"],
  ["flag with five stars in a red circle", "flag with stars in a red circle", "a part"],
  ["flag with five stars in a red circle", "flag with 5 stars in a red circle", "right"],
  ["both banks of a river with two arms join", "both banks of a river with arms join", "right"],
])("a left out number: %s: %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["owner of several identical houses", "owner of several houses", "a part"],
  ["rays that strike a metallic plate", "rays that strike a plate", "a part"],
  ["letter from an anonymous reader to a newspaper", "letter from a reader to a newspaper", "a part"],
  ["letter from an anonymous reader to a newspaper", "anonymous letter from a reader to a newspaper", "right"],
])("a left out qualifier: %s: %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["page sent by PHP to the browser", "page sent by CSS to the browser", "a part"],
  ["file in the PDF format of a report", "file in the RTF format of a report", "a part"],
  ["message that the CPU sends to the disk", "message that the GPU sends to the disk", "a part"],
  ["message that the CPU sends to the disk", "message the CPU sends to a disk", "right"],
])("another abbreviation: %s: %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["the tide covers the beach completely", "the tide covers the beach"],
  ["land that two owners use jointly", "land that two owners use"],
  ["leaves the party voluntarily", "leaves the party"],
])("a left out adverb of degree is worth a part: %s: %s", (definition, answer) => {
  const { score } = grade({ term: "the term", definition, answer, deck: [] });
  expect(score).toBeGreaterThanOrEqual(40);
  expect(score).toBeLessThan(90);
});

test("another number of the card does not replace the missing one", () => {
  const definition = "keeps five eggs warm for twenty days";
  expect(grade({ term: "Hen", definition, answer: "keeps eggs warm for twenty days", deck: [] }).score).toBeLessThan(90);
});

test.each([
  ["thin layer of rock on which the soil lies", "thin layer of rock"],
  ["broad river mouth where ships can land", "broad river mouth"],
  ["strong wooden box that holds gold", "strong wooden box"],
])("a left out clause is not right: %s: %s", (definition, answer) => {
  expect(grade({ term: "the term", definition, answer, deck: [] }).score).toBeLessThan(90);
});
