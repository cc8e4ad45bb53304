import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon } from "../question/lexicon.ts";

const verbs = /^(?:saw|tells|owns|lets|grows|made|exists?|spreads?)$/;
const lexicon = { ...noLexicon, isVerb: (word: string) => verbs.test(word) };
const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }, lexicon);

describe("an answer that denies what the card affirms has another meaning", () => {
  test.each([
    ["Silent walk", "walking without talking", "talking without walking"],
    ["Ghost ship", "ship without crew", "crew with no ship"],
    ["Boneless roast", "meat without bones", "bones without meat"],
    ["Tame weed", "weed that does not spread", "weed that never stops spreading"],
  ])("%s, %s: %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer).isCorrect).toBe(false);
  });
});

describe("the same negation in other words", () => {
  test.each([
    ["Silent walk", "walking without talking", "walking with no talking"],
    ["Dodo", "no longer exists", "has ceased to exist"],
    ["Stiff demand", "demand that hardly changes with the price", "demand that changes little with the price"],
    ["Honorary post", "work done for free", "work done without pay"],
    ["Winning streak", "many wins in a row", "many successive wins"],
  ])("%s, %s: %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer).isCorrect).toBe(true);
  });
});

describe("between a noun and a verb, and joins two clauses", () => {
  test.each([
    ["Onlooker", "person who saw a theft and tells the guard about it", "somebody who saw what happened and tells the guard about it"],
    ["Partnership", "agreement of work between two or more firms", "agreement of work between at least two firms"],
  ])("%s, %s: %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer).rule).not.toBe("half-of-a-pair");
  });
});

test("a remark that only uses the term of another card as a description is no claim to be it", () => {
  const deck = [{ term: "Common metre", definition: "lines of eight and six syllables" }];
  const question = { term: "Stanzas of the hymn", definition: "9", deck };
  expect(grade({ ...question, answer: "nine stanzas, in common metre" }).isCorrect).toBe(true);
  expect(grade({ ...question, answer: "nine stanzas, a common metre" }).rule).toBe("of-another");
});
