import { describe, expect, test } from "vitest";

import { aScheduling, someTime as now } from "../../../test/log-samples.ts";
import { examPlan } from "../../study/exam/exam-plan.ts";
import { newCard, type CardState } from "../../study/schedule/card-state.ts";
import { stateAfterAnswer } from "../../study/schedule/scheduler.ts";
import { dayMs } from "../../time/units.ts";
import { pupilMemory, type PupilMemoryInput } from "./pupil-memory.ts";

const today = Math.floor(now / dayMs);

function aStudied(cardId: string, at: number): CardState {
  return stateAfterAnswer(newCard, { cardId, rating: "easy", at }, aScheduling);
}

const memory = (change: Partial<PupilMemoryInput> = {}) =>
  pupilMemory({
    now,
    today,
    dueDay: today + 20,
    newCards: 0,
    newToday: 0,
    studied: Array.from({ length: 30 }, (_, at) => ({ state: aStudied(String(at), now - 5 * dayMs) })),
    scheduling: aScheduling,
    seed: "deck",
    ...change,
  });

describe("a pupil's memory of an assigned deck", () => {
  test("counts cards that were never answered as forgotten", () => {
    const all = memory().known;
    expect(all).toBeGreaterThan(0.9);
    expect(memory({ newCards: 30 }).known).toBeCloseTo(all / 2, 10);
    expect(memory({ studied: [], newCards: 10 }).known).toBe(0);
  });

  test("is forecast as the pupil's own plan for that day forecasts it", () => {
    const studied = memory().known;
    const states = Array.from({ length: 30 }, (_, at) => aStudied(String(at), now - 5 * dayMs));
    const exam = { now, today, examDay: today + 20, newCards: 40, newToday: 0, studied: states, scheduling: aScheduling, seed: "deck" };
    const { forecast, knownOnDueDay } = memory({ newCards: 40 });
    const plan = examPlan({ ...exam, reviewsPerDay: 200, retention: aScheduling.retention, decks: [{ ...exam, deckKey: "deck" }] });
    expect(forecast).toBe(plan.recallOnTheDay);
    expect(forecast).toBeGreaterThan(studied / 2);
    expect(knownOnDueDay).toBeNull();
  });

  test("has no forecast of a deck without cards, as of one that is not in the group any more", () => {
    expect(memory({ studied: [], newCards: 0 }).forecast).toBeNull();
  });

  test("has no forecast once the due day has come", () => {
    expect(memory({ dueDay: today })).toMatchObject({ forecast: null, knownOnDueDay: null });
    expect(memory({ dueDay: today - 1 }).forecast).toBeNull();
  });

  test("after the due day is judged by the states of that day, whatever was learned later", () => {
    const early = aStudied("1", now - 20 * dayMs);
    const later = aStudied("1", now - dayMs);
    const dueDay = today - 10;
    const before = memory({ dueDay, studied: [{ state: early }] });
    const after = memory({ dueDay, studied: [{ state: later, stateOnDueDay: early }] });
    expect(after.knownOnDueDay).toBe(before.knownOnDueDay);
    expect(after.known).toBeGreaterThan(before.known);
    const metLate = memory({ dueDay, studied: [{ state: later, stateOnDueDay: newCard }] });
    expect(metLate.knownOnDueDay).toBe(0);
  });
});
