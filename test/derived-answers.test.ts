import { expect, test } from "vitest";

import { derivedAnswers } from "../bench/grading/derived-answers.ts";
import type { JudgedAnswer } from "../bench/grading/judged-answers.ts";

const deck = [
  { term: "trot", definition: "a gait in two beats" },
  { term: "walk", definition: "a gait in four beats" },
];
const judged = (answer: string, mark: JudgedAnswer["mark"]): JudgedAnswer => ({
  set: "fresh",
  deckName: "Horses",
  language: "en",
  term: "trot",
  definition: "a gait in two beats",
  deck,
  answer,
  mark,
  reason: "",
  author: "",
});
const derived = derivedAnswers([judged("two-beat gait", "right"), judged("a gait", "part"), judged("four beats", "wrong")]);

test("a right answer takes the card's place, and the other answers keep their marks beside it", () => {
  expect(derived.map(({ definition, answer, mark }) => [definition, answer, mark])).toEqual([
    ["two-beat gait", "a gait in two beats", "right"],
    ["two-beat gait", "a gait", "part"],
    ["two-beat gait", "four beats", "wrong"],
  ]);
});

test("the deck has the right answer in the card's place, and the other cards as they are", () => {
  expect(derived[0]?.deck).toEqual([{ term: "trot", definition: "two-beat gait" }, deck[1]]);
});

test("answers that are not right stand in no card's place", () => {
  expect(derivedAnswers([judged("a gait", "part"), judged("four beats", "wrong")])).toEqual([]);
});
