import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { anExam } from "../../../test/study/a-study.ts";
import { ExamPlanView } from "./exam-plan-view.tsx";

type Changes = Parameters<typeof anExam>[0];

function plan(changes: Changes = {}) {
  return render(<ExamPlanView exam={anExam(changes)} />);
}

test("shows the day in words, the days left, new cards and answers a day", () => {
  plan();
  expect(screen.getByText("Tuesday, December 1, 2026")).toBeInTheDocument();
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent?.trim());
  expect(terms).toEqual(["Days left", "New cards a day", "Answers a day"]);
  expect(figures).toEqual(["10", "5", "about 32"]);
});

test.each([
  [5, "New cards a day"],
  [3, "New cards a day, 3 left today"],
  [0, "New cards a day, today’s are done"],
])("with %i of today's 5 new cards left, it says '%s'", (leftToday, words) => {
  plan({ plan: { leftToday } });
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toContain(words);
});

test("draws the predicted recall and the recall without further study, and has a table of both", () => {
  plan();
  expect(screen.getByRole("img", { name: "Predicted recall on the day 91.2%; 34.7% if you stop now" })).toBeInTheDocument();
  const table = screen.getByText(/^Show as a table/).closest("details")!;
  table.open = true;
  const rows = within(screen.getByRole("table", { name: "The plan for the exam" })).getAllByRole("row");
  const figures = Object.fromEntries(rows.slice(1).map((row) => Array.from(row.children, (cell) => cell.textContent)));
  expect(figures).toEqual({
    "Recall on the day with this plan": "91.2%",
    "Recall if nothing more is studied": "34.7%",
    "Days left": "10",
    "Days with new cards": "8",
    "New cards a day": "5",
    "New cards not reached": "0",
    "Answers a day": "32",
  });
});

describe("the verdict", () => {
  test.each<[string, Changes, string]>([
    ["fits", {}, "This fits: 5 new cards a day until Nov 28, then reviews alone."],
    ["fits, one card a day", { plan: { cardsADay: 1 } }, "This fits: 1 new card a day until Nov 28, then reviews alone."],
    ["fits, a single card", { plan: { cardsADay: 1, leftToday: 1, learningDays: 1 } }, "This fits: 1 new card today, then what is due."],
    ["fits, tomorrow", { day: "2026-11-22", plan: { daysLeft: 1, learningDays: 1 } }, "This fits: 5 new cards today, then what is due."],
    [
      "fits, nothing new",
      { plan: { learningDays: 0, leftToday: 0 } },
      "This fits: you have begun every card. Answer what is due each day, and they will stay.",
    ],
    [
      "fits, today",
      { plan: { daysLeft: 0, learningDays: 0, cardsADay: 0, leftToday: 0 } },
      "The exam is today, and you have begun every card. Good luck!",
    ],
    [
      "no days left",
      { plan: { verdict: "no-days-left", daysLeft: 0, cardsOver: 12 } },
      "The exam is today. 12 cards were never studied, and no day is left for them: look once more at those that you have begun.",
    ],
    [
      "no days left, and nothing begun",
      { plan: { verdict: "no-days-left", daysLeft: 0, cardsOver: 1, recallWithoutStudy: 0 } },
      "The exam is today. 1 card was never studied, and no day is left for it: flip through the deck once, that is still worth it.",
    ],
    [
      "too many a day",
      { plan: { verdict: "too-many-a-day", cardsADay: 100, cardsOver: 1240 } },
      "This cannot all be done: even with 100 new cards a day, 1,240 cards will not be reached before the exam. Choose a later date, or suspend the cards that matter least.",
    ],
    [
      "over your limit",
      { plan: { verdict: "over-your-limit", reviewsADay: 61.2 }, asked: { retention: 0.9, reviewsPerDay: 50 } },
      "This asks for about 62 reviews a day, and your limit is 50 reviews a day. Raise it in “Study settings” in the profile menu, or choose a later date; else reviews will wait, and you will recall less than is predicted here.",
    ],
    [
      "recall too low",
      { plan: { verdict: "recall-too-low", recallOnTheDay: 0.781 } },
      "Every card will be reached, yet predicted recall on the day is 78.1%, and you ask for 90%. A later date would give the cards time to settle.",
    ],
    [
      "recall too low, today",
      { plan: { verdict: "recall-too-low", daysLeft: 0, recallOnTheDay: 0.6 } },
      "The exam is today, yet predicted recall on the day is 60%, and you ask for 90%.",
    ],
  ])("says for %s", (_, changes, words) => {
    plan(changes);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
