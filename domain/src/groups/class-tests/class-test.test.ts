import { describe, expect, test } from "vitest";

import { CLASS_TEST } from "../../limits/limits.ts";
import { dayMs, minuteMs } from "../../time/units.ts";
import {
  answerRefusal,
  classTestChangeProblem,
  classTestProblem,
  deadlineOf,
  phaseOf,
  tryState,
  type ClassTestFields,
} from "./class-test.ts";

const opensAt = 1_000_000_000;
const closesAt = opensAt + 60 * minuteMs;
const times = { opensAt, closesAt, minutes: null };
const begun = { startedAt: opensAt + 5 * minuteMs, finishedAt: null };
const handedIn = { ...begun, finishedAt: opensAt + 9 * minuteMs };
const { graceMs } = CLASS_TEST;

describe("a class test", () => {
  test("is soon, open, ending while answers may be on their way, and over: both bounds belong to what comes", () => {
    const phases = [opensAt - 1, opensAt, closesAt - 1, closesAt, closesAt + graceMs - 1, closesAt + graceMs];
    expect(phases.map((now) => phaseOf(times, now))).toEqual(["soon", "open", "open", "ending", "ending", "over"]);
  });

  test("gives each student the own minutes, but never more than the test has left", () => {
    expect(deadlineOf({ closesAt, minutes: null }, begun)).toBe(closesAt);
    expect(deadlineOf({ closesAt, minutes: 20 }, begun)).toBe(begun.startedAt + 20 * minuteMs);
    expect(deadlineOf({ closesAt, minutes: 600 }, begun)).toBe(closesAt);
  });

  test("stands where its student has brought it", () => {
    const state = (own: Parameters<typeof tryState>[1], now: number, minutes: number | null = null) =>
      tryState({ ...times, minutes }, own, now);
    expect(state(null, opensAt - 1)).toBe("soon");
    expect(state(null, opensAt)).toBe("open");
    expect(state(null, closesAt)).toBe("missed");
    expect(state(begun, closesAt - 1)).toBe("running");
    expect(state(begun, begun.startedAt + 10 * minuteMs, 10)).toBe("handed-in");
    expect(state(handedIn, handedIn.finishedAt)).toBe("handed-in");
    expect(state(begun, closesAt)).toBe("handed-in");
    expect(state(begun, closesAt + graceMs)).toBe("over");
  });

  test("takes an answer until the time is over and the grace for the network, and none after it is handed in", () => {
    const refusal = (own: Parameters<typeof answerRefusal>[1], now: number, minutes: number | null = null) =>
      answerRefusal({ ...times, minutes }, own, now);
    expect(refusal(begun, opensAt - 1)).toBe("class-test/not-open");
    expect(refusal(null, opensAt)).toBe("class-test/not-begun");
    expect(refusal(null, closesAt)).toBe("class-test/time-over");
    expect(refusal(begun, closesAt + graceMs - 1)).toBeNull();
    expect(refusal(begun, closesAt + graceMs)).toBe("class-test/time-over");
    expect(refusal(begun, begun.startedAt + 10 * minuteMs + graceMs, 10)).toBe("class-test/time-over");
    expect(refusal(handedIn, handedIn.finishedAt)).toBe("class-test/handed-in");
  });

  test("takes no answer any more from the moment that results are shown, whatever the minutes are", () => {
    for (const minutes of [null, 1, 55, 600])
      for (let startedAt = opensAt; startedAt < closesAt; startedAt += 7 * minuteMs)
        expect(answerRefusal({ ...times, minutes }, { startedAt, finishedAt: null }, closesAt + graceMs)).toBe("class-test/time-over");
  });
});

const now = opensAt;
const typed = (change: Partial<ClassTestFields> = {}): ClassTestFields => ({
  title: "Cells",
  kind: "multiple-choice",
  opensAt: null,
  closesAt: now + 45 * minuteMs,
  minutes: null,
  count: 10,
  direction: "definition",
  ...change,
});

describe("a test as typed", () => {
  test("has a title, questions, minutes and times within their limits", () => {
    expect(classTestProblem(typed(), now)).toBeNull();
    expect(classTestProblem(typed({ title: " \u200b " }), now)).toBe("class-test/bad-title");
    expect(classTestProblem(typed({ title: "x".repeat(301) }), now)).toBe("class-test/bad-title");
    for (const count of [0, 101, 1.5, Number.NaN]) expect(classTestProblem(typed({ count }), now)).toBe("class-test/bad-count");
    for (const minutes of [0, 601, 2.5]) expect(classTestProblem(typed({ minutes }), now)).toBe("class-test/bad-minutes");
    expect(classTestProblem(typed({ closesAt: now }), now)).toBe("class-test/closes-past");
    expect(classTestProblem(typed({ opensAt: now + dayMs }), now)).toBe("class-test/closes-before-opening");
    expect(classTestProblem(typed({ opensAt: now + 366 * dayMs, closesAt: now + 367 * dayMs }), now)).toBe("class-test/too-far");
    expect(classTestProblem(typed({ closesAt: now + 61 * dayMs }), now)).toBe("class-test/too-far");
  });

  test("changes in everything before it opens, in its title and end while it is open, and in nothing afterwards", () => {
    const before = { ...typed({ closesAt: now + dayMs }), opensAt: now + 10 };
    expect(classTestChangeProblem(before, typed({ kind: "open-ended", count: 3, minutes: 5 }), now)).toBeNull();
    const open = { ...before, opensAt: now - 10 };
    const change = (fields: Partial<ClassTestFields>, at = now) => classTestChangeProblem(open, { ...open, ...fields }, at);
    expect(change({ title: "New", closesAt: now + 2 * dayMs })).toBeNull();
    expect(change({ opensAt: null })).toBeNull();
    for (const fields of [{ kind: "open-ended" }, { count: 11 }, { minutes: 5 }, { direction: "term" }, { opensAt: now + 5 }] as const)
      expect(change(fields), JSON.stringify(fields)).toBe("class-test/already-open");
    expect(change({ closesAt: now - 1 })).toBe("class-test/closes-past");
    expect(change({ title: "New", closesAt: now + 9 * dayMs }, open.closesAt)).toBe("class-test/over");
  });
});
