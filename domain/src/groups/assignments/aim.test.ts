import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { aimProblem, aimStanding, assignmentDaysProblem, wholePercent, type Aim, type AimMoment } from "./aim.ts";

const days = { opensDay: 100, dueDay: 109 };
const nothing: AimMoment = { cards: 40, met: 0, known: 0, days: 0, test: null };
const standing = (aim: Aim, now: Partial<AimMoment>, isOver = false, onDueDay: Partial<AimMoment> | null = now) =>
  aimStanding(aim, { now: { ...nothing, ...now }, onDueDay: onDueDay && { ...nothing, ...onDueDay } }, isOver);

describe("an aim", () => {
  test("asks for a share from 1 to 100 %, and of a test's result also for any", () => {
    for (const share of [1, 80, 100]) expect(aimProblem({ kind: "known", share }, days)).toBeNull();
    for (const share of [0, 101, 79.5, -1, NaN]) expect(aimProblem({ kind: "known", share }, days)).toBe("assignment/bad-share");
    expect(aimProblem({ kind: "test", share: 0 }, days)).toBeNull();
    expect(aimProblem({ kind: "test", share: 101 }, days)).toBe("assignment/bad-share");
    expect(aimProblem({ kind: "met" }, days)).toBeNull();
  });

  test("asks for no more days than there are, the first and the last included", () => {
    expect(aimProblem({ kind: "days", count: 10 }, days)).toBeNull();
    for (const count of [0, 11, 1.5]) expect(aimProblem({ kind: "days", count }, days)).toBe("assignment/too-many-days");
    expect(aimProblem({ kind: "days", count: 1 }, { opensDay: 100, dueDay: 100 })).toBeNull();
  });

  test("is due today or later, within two years, and not before it opens", () => {
    expect(assignmentDaysProblem({ opensDay: 90, dueDay: 100 }, 100)).toBeNull();
    expect(assignmentDaysProblem({ opensDay: 90, dueDay: 99 }, 100)).toBe("assignment/due-day-past");
    expect(assignmentDaysProblem({ opensDay: 100, dueDay: 831 }, 100)).toBe("assignment/due-day-far");
    expect(assignmentDaysProblem({ opensDay: 111, dueDay: 110 }, 100)).toBe("assignment/opens-after-due");
  });
});

describe("where a pupil stands", () => {
  test("with a share of known cards: unlearned ones count, and the share is compared as it is shown", () => {
    const aim: Aim = { kind: "known", share: 80 };
    expect(standing(aim, { known: 0.79 })).toBe("open");
    expect(standing(aim, { known: 0.796 })).toBe("reached");
    expect(standing(aim, { known: null })).toBeNull();
    expect(standing({ kind: "known", share: 100 }, { known: 0.999 })).toBe("open");
  });

  test("with all cards met, with separate days, and with a test's best result", () => {
    expect(standing({ kind: "met" }, { met: 39 })).toBe("open");
    expect(standing({ kind: "met" }, { met: 40 })).toBe("reached");
    expect(standing({ kind: "days", count: 3 }, { days: 2 })).toBe("open");
    expect(standing({ kind: "days", count: 3 }, { days: 3 })).toBe("reached");
    expect(standing({ kind: "test", share: 0 }, { test: null })).toBe("open");
    expect(standing({ kind: "test", share: 0 }, { test: 0 })).toBe("reached");
    expect(standing({ kind: "test", share: 60 }, { test: 0.59 })).toBe("open");
  });

  test("after the due day is judged by that day: later work is shown as late, not refused", () => {
    const aim: Aim = { kind: "days", count: 3 };
    expect(standing(aim, { days: 3 }, true, { days: 3 })).toBe("reached");
    expect(standing(aim, { days: 3 }, true, { days: 2 })).toBe("reached-late");
    expect(standing(aim, { days: 2 }, true, { days: 2 })).toBe("late");
  });

  test("stays reached when cards are forgotten after the due day", () => {
    expect(standing({ kind: "known", share: 80 }, { known: 0.5 }, true, { known: 0.85 })).toBe("reached");
    expect(standing({ kind: "known", share: 80 }, { known: 0.5 }, true, null)).toBeNull();
  });

  test("in a deck without cards is open: there was nothing to know", () => {
    expect(standing({ kind: "met" }, { cards: 0 })).toBe("open");
    expect(standing({ kind: "known", share: 1 }, { cards: 0, known: 1 })).toBe("open");
  });
});

const moment = fc.record({
  cards: fc.integer({ min: 1, max: 500 }),
  met: fc.integer({ min: 0, max: 500 }),
  known: fc.double({ min: 0, max: 1, noNaN: true }),
  days: fc.integer({ min: 0, max: 30 }),
  test: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});
const anyAim: fc.Arbitrary<Aim> = fc.oneof(
  fc.record({ kind: fc.constant("known" as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.constant({ kind: "met" as const }),
  fc.record({ kind: fc.constant("days" as const), count: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant("test" as const), share: fc.integer({ min: 0, max: 100 }) }),
);

test("more work never takes a reached aim away", () => {
  fc.assert(
    fc.property(anyAim, moment, (aim, now) => {
      const more = {
        ...now,
        met: now.met + 1,
        known: Math.min(1, now.known + 0.1),
        days: now.days + 1,
        test: Math.max(now.test ?? 0, 0.5),
      };
      fc.pre(aimStanding(aim, { now, onDueDay: now }, false) === "reached");
      expect(aimStanding(aim, { now: more, onDueDay: more }, false)).toBe("reached");
    }),
  );
});

test("who has reached the aim on the due day is never late, and who has not is never in time", () => {
  fc.assert(
    fc.property(anyAim, moment, moment, (aim, now, onDueDay) => {
      const then = aimStanding(aim, { now: onDueDay, onDueDay }, false);
      const later = aimStanding(aim, { now, onDueDay }, true);
      expect(later === "reached").toBe(then === "reached");
    }),
  );
});

test("a share is shown as 100 % only if it is all, and as 0 % only if it is nothing", () => {
  expect([0, 0.001, 0.5, 0.996, 0.9999, 1].map(wholePercent)).toEqual([0, 1, 50, 99, 99, 100]);
});
