import { expect, test } from "vitest";
import { markOf } from "../bench/grading/agreement.ts";
import { grade } from "../bench/grading/examiner.ts";
import { misplacedAnswers } from "../bench/grading/derived-answers.ts";
import { isNatural, judgedAnswers } from "../bench/grading/judged-answers.ts";

/** Every so many judged answers of each set are marked, which takes some seconds. A new set changes no other set's choice. */
const every = 4;
const placesInSets = new Map<string, number>();
const answers = judgedAnswers().filter(({ set }) => {
  const place = placesInSets.get(set) ?? 0;
  placesInSets.set(set, place + 1);
  return place % every === 0;
});
const marks = answers.map((answer) => markOf(grade(answer).score));

test("the examiner agrees with the teachers of the judged answers in at least 88 of 100", () => {
  const agreed = answers.filter(({ mark }, at) => (mark === "right") === (marks[at] === "right")).length;
  expect(agreed / answers.length).toBeGreaterThan(0.88);
});

test("of three marks at least 82 of 100 are the teacher's", () => {
  const agreed = answers.filter(({ mark }, at) => mark === marks[at]).length;
  expect(agreed / answers.length).toBeGreaterThan(0.82);
});

test("of the wrong answers at most 6 of 100 are accepted", () => {
  const wrong = answers.map(({ mark }, at) => ({ mark, given: marks[at] })).filter(({ mark }) => mark === "wrong");
  expect(wrong.filter(({ given }) => given === "right").length / wrong.length).toBeLessThan(0.06);
});

test("of right answers that are given to another card, of their deck or of another one, at most 5 of 100 are accepted", () => {
  const misplaced = misplacedAnswers(answers.filter(isNatural)).filter((_, at) => at % every === 0);
  const accepted = misplaced.filter((answer) => markOf(grade(answer).score) === "right").length;
  expect(misplaced.length).toBeGreaterThan(500);
  expect(accepted / misplaced.length).toBeLessThan(0.05);
});

test("every judged answer belongs to a card of its deck, and no card has one answer with two marks in one set", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { set, deckName, term, definition, answer, mark } of judgedAnswers()) {
    const key = [set, deckName, term, definition, answer].join("\t");
    if ((seen.get(key) ?? mark) !== mark) twice.push(key);
    seen.set(key, mark);
  }
  expect(twice).toEqual([]);
});
