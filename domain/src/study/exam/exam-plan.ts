import { EXAM } from "./exam-bounds.ts";
import { type ExamInput, predicted } from "./exam-prediction.ts";

/** Whether a plan works, and if not, why. */
type ExamVerdict = "fits" | "no-days-left" | "too-many-a-day" | "over-your-limit" | "recall-too-low";

export type ExamPlan = {
  readonly verdict: ExamVerdict;
  /** study days before the exam, including today */
  readonly daysLeft: number;
  /** those with new cards, from today on; 0 when none are left */
  readonly learningDays: number;
  /** new cards on each of them; 0 when none are left */
  readonly cardsADay: number;
  /** new cards still to learn today */
  readonly leftToday: number;
  /** new cards that will not be learned: 0 when everything fits */
  readonly cardsOver: number;
  /** answers a day on average, including steps */
  readonly answersADay: number;
  /** those that count towards the daily limit of reviews */
  readonly reviewsADay: number;
  /** the mean chance of recall over the whole deck on the morning of the exam, if the plan is followed; unlearned cards count as 0 */
  readonly recallOnTheDay: number;
  /** the same if nothing more is studied */
  readonly recallWithoutStudy: number;
};

/** How a plan spreads the new cards over the remaining days. */
type ExamPace = Pick<ExamPlan, "daysLeft" | "learningDays" | "cardsADay" | "leftToday"> & {
  /** new cards that will be learned */
  readonly reached: number;
};

/** The pace of a plan, which is quick to compute; `examPlan` predicts its result. */
export function examPace({ today, examDay, newCards, newToday }: Pick<ExamInput, "today" | "examDay" | "newCards" | "newToday">): ExamPace {
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

/** The plan for a deck with an exam, as of now. Recomputed each day, it includes what was missed or done ahead. */
export function examPlan(input: ExamInput): ExamPlan {
  const { daysLeft, learningDays, cardsADay, leftToday, reached } = examPace(input);
  const { recall, recallWithoutStudy, answers, reviews } = predicted(input, { leftToday, cardsADay, reached });
  const cardsOver = input.newCards - reached;
  const aDay = (count: number) => (daysLeft === 0 ? 0 : count / daysLeft);
  return {
    verdict: verdictOf(input, { daysLeft, cardsOver, recall, reviewsADay: aDay(reviews) }),
    daysLeft,
    learningDays,
    cardsADay,
    leftToday,
    cardsOver,
    answersADay: aDay(answers),
    reviewsADay: aDay(reviews),
    recallOnTheDay: recall,
    recallWithoutStudy,
  };
}

function reviewDays(daysLeft: number): number {
  return daysLeft < 2 ? 0 : Math.min(EXAM.mostReviewDays, Math.max(1, Math.round(daysLeft * EXAM.reviewShare)));
}

type Facts = { daysLeft: number; cardsOver: number; recall: number; reviewsADay: number };

function verdictOf({ newCards, reviewsPerDay, scheduling }: ExamInput, { daysLeft, cardsOver, recall, reviewsADay }: Facts): ExamVerdict {
  if (daysLeft === 0 && newCards > 0) return "no-days-left";
  if (cardsOver > 0) return "too-many-a-day";
  if (reviewsADay > reviewsPerDay) return "over-your-limit";
  return recall < scheduling.retention - EXAM.recallSlack ? "recall-too-low" : "fits";
}
