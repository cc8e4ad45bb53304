import type { ErrorCode } from "../../errors/catalogue.ts";
import { ASSIGNMENT } from "../../limits/limits.ts";
import type { Day } from "../../study/day.ts";

/**
 * What an assignment asks of each pupil until its due day:
 * - `known`: to know a share of the cards on the due day; cards that were never answered count as unknown;
 * - `met`: to have answered every card once;
 * - `days`: to have studied the deck on a number of separate days;
 * - `test`: to have finished a test of the deck with at least this share of right answers.
 *
 * Shares are whole percents.
 */
export type Aim =
  | { readonly kind: "known"; readonly share: number }
  | { readonly kind: "met" }
  | { readonly kind: "days"; readonly count: number }
  | { readonly kind: "test"; readonly share: number };

/** The days between which an assignment is open; pupils may go on afterwards. */
export type AssignmentDays = { readonly opensDay: Day; readonly dueDay: Day };

/** What is wrong with an aim, for an assignment of these days; null if it is fine. A number of days has to fit between them. */
export function aimProblem(aim: Aim, { opensDay, dueDay }: AssignmentDays): ErrorCode | null {
  if (aim.kind === "met") return null;
  if (aim.kind !== "days") {
    const least = aim.kind === "test" ? 0 : 1;
    return Number.isInteger(aim.share) && aim.share >= least && aim.share <= 100 ? null : "assignment/bad-share";
  }
  return Number.isInteger(aim.count) && aim.count >= 1 && aim.count <= dueDay - opensDay + 1 ? null : "assignment/too-many-days";
}

/** What is wrong with the days of an assignment; null if they are fine. `today` is the teacher's study day. */
export function assignmentDaysProblem({ opensDay, dueDay }: AssignmentDays, today: Day): ErrorCode | null {
  if (dueDay < today) return "assignment/due-day-past";
  if (dueDay > today + ASSIGNMENT.mostDays) return "assignment/due-day-far";
  return opensDay > dueDay ? "assignment/opens-after-due" : null;
}

/** What an aim is judged by. Each figure stands beside what it was at the end of the due day. */
export type AimFigures = {
  readonly now: AimMoment;
  /** equal to `now` until the due day is over; null while it is not computed yet */
  readonly onDueDay: AimMoment | null;
};

export type AimMoment = {
  /** the deck's cards, and those of them that were answered at least once */
  readonly cards: number;
  readonly met: number;
  /** the expected share of cards that would be remembered, 0 to 1; null if it is not computed yet */
  readonly known: number | null;
  /** separate study days since the assignment opened */
  readonly days: number;
  /** the best result of a test since the assignment opened, 0 to 1; null for none */
  readonly test: number | null;
};

/** Where a pupil stands: the aim is reached, in time or late; it is open, or open and late. */
export type AimStanding = "reached" | "reached-late" | "open" | "late";

/** Nothing is locked after the due day: who reaches the aim then has reached it late. Null if the figures are not computed yet. */
export function aimStanding(aim: Aim, { now, onDueDay }: AimFigures, isOver: boolean): AimStanding | null {
  const reachedNow = isReached(aim, now);
  if (!isOver) return reachedNow === null ? null : reachedNow ? "reached" : "open";
  const reachedInTime = onDueDay === null ? null : isReached(aim, onDueDay);
  if (reachedNow === null || reachedInTime === null) return null;
  if (reachedInTime) return "reached";
  return reachedNow ? "reached-late" : "late";
}

/** Shares are compared in whole percents, as they are shown: 79.6 % is shown as 80 % and reaches 80 %. */
function isReached(aim: Aim, { cards, met, known, days, test }: AimMoment): boolean | null {
  switch (aim.kind) {
    case "known":
      return known === null ? null : cards > 0 && wholePercent(known) >= aim.share;
    case "met":
      return cards > 0 && met >= cards;
    case "days":
      return days >= aim.count;
    case "test":
      return test !== null && wholePercent(test) >= aim.share;
  }
}

/** A share, 0 to 1, as whole percents. Only all is 100 and only nothing is 0, so that "100 %" is never almost true. */
export function wholePercent(share: number): number {
  if (share >= 1) return 100;
  if (share <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
