import { describe, expect, test } from "vitest";
import { noLexicon } from "../question/lexicon.ts";
import { grade } from "../grade.ts";
import { turnedInACopy } from "./copied.ts";

describe("a copy of the card's text with one change reverses its meaning", () => {
  test.each([
    ["the guard opens the gate before the train arrives", "the train opens the gate before the guard arrives", "swapped"],
    ["a nurse gives off the keys and keeps the book", "a book gives off the keys and keeps the nurse", null],
    ["the tenant who pays rent to an owner", "the owner who pays rent to a tenant", "swapped"],
    ["a road between the lake and the forest", "a road between the forest and the lake", null],
    ["a bird that is small and does not sing", "a bird that is not small and does not sing", "negation"],
    ["a bird that does not sing at night", "a bird that sings at night", "negation"],
    ["a bird that doesn't sing at night", "a bird that does not sing at night", null],
    ["ship that lies on the sand", "ship that lies under the sand", "opposite"],
    ["bell that rings when the lesson begins", "bell that rings before the lesson begins", "opposite"],
    ["form that a parent must sign", "form that a parent may sign", "opposite"],
    ["lawyer who speaks for the accused", "lawyer who speaks against the accused", "opposite"],
    ["ship that lies on the sand", "ship that sits in the sand", null],
  ])("%s: %s: %s", (definition, answer, rule) => {
    expect(turnedInACopy(definition, answer, "en")?.rule ?? null).toBe(rule);
  });
});

test("a reversed copy scores 0, and the feedback quotes the changed word", () => {
  const { score, feedback } = grade(
    { term: "Whistle", definition: "blows when the game is over", answer: "blows before the game is over", deck: [] },
    noLexicon,
  );
  expect(score).toBe(0);
  expect(feedback).toContain("when");
  expect(feedback).toContain("before");
});
