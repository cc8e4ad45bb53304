import { expect, test } from "vitest";

import { canHostRounds } from "../permissions/rounds.ts";
import { phaseOf, roundPolicies, roundProblem } from "./round.ts";
import { countChoices, hardestOf, standingOf } from "./standing.ts";

const hour = 3_600_000;

test("the phase follows from the clock: a question is over when its time is, and a round when nobody touched it for an hour", () => {
  const lobby = { question: -1, closesAt: null, touchedAt: 0, endedAt: null };
  const asked = { question: 0, closesAt: 20_000, touchedAt: 0, endedAt: null };
  expect([phaseOf(lobby, 1), phaseOf(lobby, hour - 1), phaseOf(lobby, hour)]).toEqual(["lobby", "lobby", "over"]);
  expect([phaseOf(asked, 19_999), phaseOf(asked, 20_000), phaseOf(asked, hour)]).toEqual(["question", "answer", "over"]);
  expect(phaseOf({ ...asked, endedAt: 5 }, 10)).toBe("over");
});

test("a round has 1 to 50 questions of 5 to 120 seconds", () => {
  const problem = (questions: number, seconds: number) => roundProblem({ questions, seconds });
  expect([problem(1, 5), problem(50, 120)]).toEqual([null, null]);
  for (const count of [0, 51, 1.5, NaN]) expect(problem(count, 20)).toBe("round/bad-count");
  for (const seconds of [4, 121, 5.5, Infinity]) expect(problem(10, seconds)).toBe("round/bad-seconds");
});

test.each(roundPolicies)("under %s rounds are started by those whom it names", (policy) => {
  const may = { everyone: [true, true], teachers: [true, false], off: [false, false] }[policy];
  expect([canHostRounds({ isTeacher: true }, policy), canHostRounds({ isTeacher: false }, policy)]).toEqual(may);
});

test("equal points share a place, and the next place counts them all; who has no points is in the standing too", () => {
  const players = ["ada", "bob", "cyd", "dan"].map((id) => ({ id, name: id.toUpperCase() }));
  const scores = new Map([
    ["bob", { points: 210, correct: 2 }],
    ["ada", { points: 210, correct: 2 }],
    ["cyd", { points: 300, correct: 3 }],
  ]);
  expect(standingOf(players, scores).map(({ place, name, points }) => [place, name, points])).toEqual([
    [1, "CYD", 300],
    [2, "ADA", 210],
    [2, "BOB", 210],
    [4, "DAN", 0],
  ]);
  expect(standingOf([], scores)).toEqual([]);
});

test("the hardest cards are those that the smallest share knew; what all knew, and what was not asked, is not among them", () => {
  const questions = Array.from({ length: 8 }, (_, at) => ({ key: `c${at}`, question: `q${at}`, choices: ["x", "y"], answer: "x" }));
  const results = new Map([0, 10, 3, 5, 1, 2, 4].map((right, at) => [at, { right, players: 10 }]));
  expect(hardestOf(questions, results).map(({ key }) => key)).toEqual(["c0", "c4", "c5", "c2", "c6"]);
});

test("choices are counted by their number, and nothing else is", () => {
  expect(countChoices(3, [0, 2, 2, 7, -1])).toEqual([1, 0, 2]);
});
