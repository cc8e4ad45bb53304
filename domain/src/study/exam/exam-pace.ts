import type { Day } from "../day.ts";
import { EXAM } from "./exam-bounds.ts";

/** How a plan spreads the new cards over the remaining days. */
export type ExamPace = {
  /** study days before the exam, including today */
  readonly daysLeft: number;
  /** those with new cards, from today on; 0 when none are left */
  readonly learningDays: number;
  /** new cards on each of them; 0 when none are left */
  readonly cardsADay: number;
  /** new cards still to learn today */
  readonly leftToday: number;
  /** new cards that will be learned */
  readonly reached: number;
};

type ExamPaceInput = {
  readonly today: Day;
  readonly examDay: Day;
  /** cards that were never studied, and those first studied today */
  readonly newCards: number;
  readonly newToday: number;
};

/** The pace of a plan, which is quick to compute; `examPlan` predicts its result. */
export function examPace({ today, examDay, newCards, newToday }: ExamPaceInput): ExamPace {
  const daysLeft = Math.max(0, examDay - today);
  const mostDays = daysLeft - reviewDays(daysLeft);
  const neededPerDay = mostDays === 0 || newCards === 0 ? 0 : Math.ceil((newCards + newToday) / mostDays);
  const cardsADay = Math.min(neededPerDay, EXAM.mostNewADay);
  const leftToday = Math.min(newCards, Math.max(0, cardsADay - newToday));
  const reached = Math.min(newCards, leftToday + cardsADay * Math.max(0, mostDays - 1));
  // Whole cards a day may leave the last days free: three cards do not take a year.
  const learningDays = reached === 0 ? 0 : 1 + Math.ceil((reached - leftToday) / cardsADay);
  return { daysLeft, learningDays, cardsADay, leftToday, reached };
}

/** The new cards of a plan on each of the next days, of which the first is today. */
export function newCardsByDay(
  { leftToday, cardsADay, reached }: Pick<ExamPace, "leftToday" | "cardsADay" | "reached">,
  days: number,
): number[] {
  let cardsLeft = reached;
  return Array.from({ length: days }, (_, at) => {
    const newCards = Math.min(cardsLeft, at === 0 ? leftToday : cardsADay);
    cardsLeft -= newCards;
    return newCards;
  });
}

function reviewDays(daysLeft: number): number {
  return daysLeft < 2 ? 0 : Math.min(EXAM.mostReviewDays, Math.max(1, Math.round(daysLeft * EXAM.reviewShare)));
}
