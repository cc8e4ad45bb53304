import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { withoutItsFrame } from "./plain-answer.ts";

const answerOf = (term: string, definition: string, answer: string) => withoutItsFrame({ term, definition, answer, deck: [] }).answer;

describe("words around an answer are not read", () => {
  test.each([
    ["Ferry", "ship that carries cars", "A ferry is a ship that carries cars", "a ship that carries cars"],
    ["Capital of Peru", "Lima", "the capital of Peru is Lima", "Lima"],
    ["The tide", "rise and fall of the sea", "tide means rise and fall of the sea", "rise and fall of the sea"],
    ["Owls", "birds that hunt at night", "Owls: birds that hunt at night", "birds that hunt at night"],
    ["Ferry", "ship that carries cars", "- ship for cars", "ship for cars"],
    ["Ferry", "ship that carries cars", "um, a ship for cars or something like that", "a ship for cars"],
    ["Ferry", "ship that carries cars", "ship for cars, I guess...", "ship for cars"],
    ["Ferry", "ship that carries cars", "ship for cars, lorries and so on.", "ship for cars, lorries"],
  ])("%s, %s: %s", (term, definition, answer, plain) => {
    expect(answerOf(term, definition, answer)).toBe(plain);
  });

  test.each([
    ["Ferry", "ship that carries cars", "A ferry is not a ship"],
    ["Ferry", "ferry is a ship", "ferry is a ship"],
    ["Temperature of the room", "-5 °C", "-5 °C"],
    ["Ellipsis", "...", "..."],
    ["Python: first element of xs", "`xs[0]`", "- xs[0]..."],
  ])("%s, %s: %s is read as it is", (term, definition, answer) => {
    expect(answerOf(term, definition, answer)).toBe(answer);
  });
});

test("an accepted wording is right with words around it too", () => {
  const accepted = ["a ferry is a boat for lorries"];
  const { score } = grade({
    term: "Ferry",
    definition: "ship that carries cars",
    answer: "A ferry is a boat for lorries",
    deck: [],
    accepted,
  });
  expect(score).toBe(100);
});
