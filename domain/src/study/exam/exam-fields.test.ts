import { expect, test } from "vitest";

import { EXAM_PLAN } from "../../limits/limits.ts";
import { dayFromText } from "../day-text.ts";
import { examFieldsProblem, type ExamFields } from "./exam-fields.ts";

const today = dayFromText("2026-11-29") ?? 0;
const problemOf = (change: Partial<ExamFields>) =>
  examFieldsProblem({ name: "Biology midterm", day: "2026-12-11", deckIds: [7, 8], ...change }, today);

test("an exam over several decks has a name that shows, a day within two years and at least one deck", () => {
  expect(problemOf({})).toBeNull();
  for (const name of ["", "  ", "\u200b", "x".repeat(101)]) expect(problemOf({ name }), name).toBe("study/bad-exam-name");
  expect(problemOf({ name: `  ${"x".repeat(EXAM_PLAN.nameMaxLength)}  ` })).toBeNull();
  for (const day of ["2026-11-28", "2028-11-30", "soon"]) expect(problemOf({ day }), day).toBe("study/bad-exam-day");
  const many = Array.from({ length: EXAM_PLAN.maxDecks + 1 }, (_, id) => id + 2);
  for (const deckIds of [[], many]) expect(problemOf({ deckIds })).toBe("study/bad-exam-decks");
  expect(problemOf({ deckIds: [...many.slice(1), 3] }), "a deck that is named twice counts once").toBeNull();
});
