import { describe, expect, test } from "vitest";
import { newCard, type CardState } from "../schedule/card-state.ts";
import { dayMs } from "../../time/units.ts";
import { EXAM, examDayProblem } from "./exam-bounds.ts";
import type { ExamInput } from "./exam-prediction.ts";
import { examPace } from "./exam-pace.ts";
import { examPlan, type DeckToPlan } from "./exam-plan.ts";
import { aScheduling, someTime as now } from "../../../test/log-samples.ts";
import { recallAt } from "../schedule/fsrs.ts";
import { stateAfterAnswer } from "../schedule/scheduler.ts";

const today = Math.floor(now / dayMs);
const aDeck = { deckKey: "deck", newCards: 100, newToday: 0, studied: [], scheduling: aScheduling, seed: "deck" } as const;

/** The plan of one deck. */
const aPlan = ({ today: day = today, examDay = today + 20, now: at = now, reviewsPerDay = 200, ...deck }: Partial<ExamInput> = {}) => {
  const { retention } = deck.scheduling ?? aScheduling;
  return examPlan({ now: at, today: day, examDay, reviewsPerDay, retention, decks: [{ ...aDeck, ...deck }] });
};

const planOf = (decks: readonly Partial<DeckToPlan>[], examDay = today + 20) =>
  examPlan({
    now,
    today,
    examDay,
    reviewsPerDay: 200,
    retention: aScheduling.retention,
    decks: decks.map((deck, at) => ({ ...aDeck, deckKey: `deck ${at}`, seed: `deck ${at}`, ...deck })),
  });

/** Cards that were learned a while ago and have been answered Good since. */
function studiedCards(count: number): CardState[] {
  return Array.from({ length: count }, (_, at) => {
    const cardId = String(at);
    const first = stateAfterAnswer(newCard, { cardId, rating: "easy", at: now - 30 * dayMs }, aScheduling);
    return stateAfterAnswer(first, { cardId, rating: "good", at: Math.min(first.due, now) }, aScheduling);
  });
}

describe("the plan for an exam", () => {
  test("distributes the new cards over the days left and keeps the last fifth for reviews", () => {
    expect(aPlan()).toMatchObject({ verdict: "fits", daysLeft: 20, learningDays: 15, cardsADay: 7, leftToday: 7, cardsOver: 0 });
  });

  test("gives the number of new cards a day without a prediction", () => {
    const input = { today, examDay: today + 20, newCards: 97, newToday: 3 };
    const { daysLeft, learningDays, cardsADay, leftToday, cardsOver } = aPlan(input);
    expect(examPace(input)).toEqual({ daysLeft, learningDays, cardsADay, leftToday, reached: 97 - cardsOver });
    expect(examPace({ ...input, newCards: 5000 })).toMatchObject({ cardsADay: 100, leftToday: 97, reached: 97 + 15 * 100 });
  });

  test("keeps one day of two for reviews, and never more than a week", () => {
    expect(aPlan({ examDay: today + 1 })).toMatchObject({ daysLeft: 1, learningDays: 1 });
    expect(aPlan({ examDay: today + 2 })).toMatchObject({ daysLeft: 2, learningDays: 1 });
    expect(aPlan({ examDay: today + 300, newCards: 2930 })).toMatchObject({ daysLeft: 300, learningDays: 293, cardsADay: 10 });
  });

  test("counts no day for new cards after the last of them, nor if there are none", () => {
    expect(aPlan({ examDay: today + 365, newCards: 3 })).toMatchObject({ cardsADay: 1, learningDays: 3 });
    expect(aPlan({ newCards: 0 })).toMatchObject({ cardsADay: 0, learningDays: 0 });
    expect(aPlan({ newCards: 0, newToday: 5 })).toMatchObject({ cardsADay: 0, leftToday: 0, learningDays: 0 });
    expect(aPlan({ newCards: 1, newToday: 0 })).toMatchObject({ leftToday: 1, learningDays: 1 });
    expect(aPlan({ newCards: 1, newToday: 20 })).toMatchObject({ leftToday: 0, learningDays: 2 });
  });

  test("counts today's new cards already answered, so that its number for today stays the same during the day", () => {
    expect(aPlan({ newCards: 97, newToday: 3 })).toMatchObject({ cardsADay: 7, leftToday: 4 });
    expect(aPlan({ newCards: 93, newToday: 7 })).toMatchObject({ cardsADay: 7, leftToday: 0, cardsOver: 0 });
    expect(aPlan({ newCards: 80, newToday: 20 })).toMatchObject({ cardsADay: 7, leftToday: 0, cardsOver: 0 });
  });

  test("distributes missed cards: fewer days, more cards a day", () => {
    const days = [20, 15, 10, 5].map((left) => aPlan({ examDay: today + left }).cardsADay);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(days).size).toBe(4);
  });

  test("includes every card if there is time", () => {
    for (const newCards of [1, 15, 16, 17, 999, 1600]) {
      const { cardsADay, learningDays, leftToday, cardsOver } = aPlan({ newCards });
      expect(cardsOver).toBe(0);
      expect(leftToday).toBe(Math.min(newCards, cardsADay));
      expect(cardsADay * learningDays).toBeGreaterThanOrEqual(newCards);
      expect(cardsADay * (learningDays - 1)).toBeLessThan(newCards);
    }
  });
});

describe("the plan for an exam over several decks", () => {
  test("paces them as one deck of all their cards", () => {
    const { cardsADay, learningDays, leftToday, cardsOver, daysLeft } = aPlan({ newCards: 100 });
    const together = planOf([{ newCards: 60 }, { newCards: 30 }, { newCards: 10 }]);
    expect(together).toMatchObject({ verdict: "fits", cardsADay, learningDays, leftToday, cardsOver, daysLeft });
  });

  test("predicts about what it predicts of one deck of all their cards", () => {
    const studied = studiedCards(60);
    const alone = aPlan({ studied, newCards: 90 });
    const together = planOf([
      { studied: studied.slice(0, 20), newCards: 10 },
      { studied: studied.slice(20), newCards: 20 },
      { newCards: 60 },
    ]);
    expect(together.recallOnTheDay).toBeCloseTo(alone.recallOnTheDay, 1);
    expect(together.recallWithoutStudy).toBeCloseTo(alone.recallWithoutStudy, 10);
    expect(together.answersADay / alone.answersADay).toBeGreaterThan(0.8);
    expect(together.answersADay / alone.answersADay).toBeLessThan(1.25);
  });

  test("says what cannot be reached of all of them together", () => {
    expect(planOf([{ newCards: 1000 }, { newCards: 1000 }])).toMatchObject({ verdict: "too-many-a-day", cardsADay: 100, cardsOver: 400 });
  });

  test("counts a deck without cards for nothing", () => {
    expect(planOf([{ newCards: 0 }, {}])).toEqual({ ...planOf([{ deckKey: "deck 1", seed: "deck 1" }]) });
    expect(planOf([{ newCards: 0 }])).toMatchObject({ recallOnTheDay: 1, answersADay: 0 });
  });
});

describe("warnings", () => {
  test("say when there are more cards a day than a student can learn, and how many remain", () => {
    const plan = aPlan({ newCards: 2000 });
    expect(plan).toMatchObject({ verdict: "too-many-a-day", cardsADay: EXAM.mostNewADay, cardsOver: 400 });
    expect(plan.recallOnTheDay).toBeLessThan(0.8);
  });

  test("say when the necessary reviews exceed the student's own limit, and their number", () => {
    const studied = studiedCards(100);
    const plan = aPlan({ studied, newCards: 0 });
    expect(plan.verdict).toBe("fits");
    expect(plan.reviewsADay).toBeGreaterThan(1);
    expect(plan.reviewsADay).toBeLessThanOrEqual(plan.answersADay);
    expect(aPlan({ studied, newCards: 0, reviewsPerDay: Math.floor(plan.reviewsADay) })).toEqual({ ...plan, verdict: "over-your-limit" });
  });

  test("say when no day is left", () => {
    expect(aPlan({ examDay: today })).toMatchObject({
      verdict: "no-days-left",
      daysLeft: 0,
      cardsADay: 0,
      cardsOver: 100,
      recallOnTheDay: 0,
      answersADay: 0,
    });
    expect(aPlan({ examDay: today - 3 }).verdict).toBe("no-days-left");
  });

  test("on the day of the exam give the recall of the cards as they are, with nothing left to learn", () => {
    const studied = studiedCards(50);
    const plan = aPlan({ examDay: today, newCards: 0, studied });
    expect(plan.recallOnTheDay).toBeCloseTo(plan.recallWithoutStudy, 10);
    expect(plan.recallOnTheDay).toBeGreaterThan(0.8);
  });

  test("say when all cards can be learned but too few will be remembered", () => {
    const forgotten = studiedCards(50).map((card) => ({ ...card, stability: 0.01 }));
    expect(aPlan({ examDay: today, newCards: 0, studied: forgotten }).verdict).toBe("recall-too-low");
  });
});

describe("the predicted recall", () => {
  test("is between the requested retention and 1 for a plan with enough time", () => {
    const { recallOnTheDay, verdict } = aPlan({ newCards: 200, examDay: today + 60 });
    expect(verdict).toBe("fits");
    expect(recallOnTheDay).toBeGreaterThan(0.88);
    expect(recallOnTheDay).toBeLessThan(1);
  });

  test("is the average of the forgetting curve without any further study", () => {
    const studied = studiedCards(40);
    const examAt = (today + 20) * dayMs + 5 * 3_600_000;
    const mean = studied.reduce((sum, card) => sum + recallAt(card, examAt), 0) / 100;
    expect(aPlan({ studied, newCards: 60 }).recallWithoutStudy).toBeCloseTo(mean, 10);
  });

  test("is better with study than without", () => {
    const { recallOnTheDay, recallWithoutStudy } = aPlan({ studied: studiedCards(50), newCards: 50 });
    expect(recallOnTheDay).toBeGreaterThan(recallWithoutStudy + 0.3);
  });

  test("increases with the requested retention, and so do the answers a day", () => {
    const of = (retention: number) => aPlan({ newCards: 150, examDay: today + 60, scheduling: { ...aScheduling, retention } });
    expect(of(0.97).recallOnTheDay).toBeGreaterThan(of(0.7).recallOnTheDay);
    expect(of(0.97).answersADay).toBeGreaterThan(of(0.7).answersADay);
  });

  test("is the same for the same seed", () => {
    expect(aPlan({ studied: studiedCards(20) })).toEqual(aPlan({ studied: studiedCards(20) }));
  });

  test("of a deck without cards is 1", () => {
    expect(aPlan({ newCards: 0 })).toMatchObject({
      verdict: "fits",
      recallOnTheDay: 1,
      recallWithoutStudy: 1,
      cardsADay: 0,
      answersADay: 0,
    });
  });
});

test("an exam is today or later, within two years, on a day that exists", () => {
  for (const examDay of [today, today + 1, today + 730]) expect(examDayProblem(examDay, today)).toBeNull();
  for (const examDay of [today - 1, today + 731, null]) expect(examDayProblem(examDay, today)).toBe("study/bad-exam-day");
});
