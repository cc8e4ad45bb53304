import { expect, test } from "vitest";

import { daysOfPlans, plansInForce, type PlannedExam } from "./plans-in-force.ts";

const anExam = (id: string, day: number, ...deckKeys: string[]): PlannedExam => ({ id, name: id, day, deckKeys });

test("a deck in two exams follows the earlier one, and comes back to the later one when that is over", () => {
  const exams = [anExam("final", 50, "a", "b", "c"), anExam("midterm", 20, "a", "b")];
  const plans = plansInForce(exams, [], 10);
  expect(plans.map(({ id, deckKeys }) => [id, deckKeys])).toEqual([
    ["midterm", ["a", "b"]],
    ["final", ["c"]],
  ]);
  expect(daysOfPlans(plans)).toEqual(
    new Map([
      ["a", 20],
      ["b", 20],
      ["c", 50],
    ]),
  );
  expect(plansInForce(exams, [], 20), "today counts").toHaveLength(2);
  expect(plansInForce(exams, [], 21)).toMatchObject([{ id: "final", deckKeys: ["a", "b", "c"] }]);
  expect(plansInForce(exams, [], 51)).toEqual([]);
});

test("an exam whose decks all follow others is left out", () => {
  expect(plansInForce([anExam("later", 30, "a"), anExam("sooner", 20, "a", "b")], [], 1).map(({ id }) => id)).toEqual(["sooner"]);
});

test("of one day the exam of more decks counts, and an exam before an assignment", () => {
  expect(plansInForce([anExam("one", 20, "a"), anExam("several", 20, "a", "b")], [{ deckKey: "a", dueDay: 20 }], 1)).toEqual([
    anExam("several", 20, "a", "b"),
  ]);
});

test("on its due day an assignment is planned no more", () => {
  const due = [{ deckKey: "a", dueDay: 20 }];
  expect(plansInForce([], due, 19)).toMatchObject([{ id: null, day: 20 }]);
  expect(plansInForce([], due, 20)).toEqual([]);
  expect(plansInForce([anExam("exam", 30, "a")], due, 20)).toMatchObject([{ id: "exam", deckKeys: ["a"] }]);
});

test("an earlier due day of an assignment takes its deck out of the exam", () => {
  expect(plansInForce([anExam("exam", 20, "a", "b")], [{ deckKey: "a", dueDay: 15 }], 1)).toEqual([
    { id: null, name: "", day: 15, deckKeys: ["a"] },
    { ...anExam("exam", 20, "b") },
  ]);
  expect(plansInForce([anExam("exam", 20, "a")], [{ deckKey: "a", dueDay: 25 }], 1)).toMatchObject([{ id: "exam" }]);
});
