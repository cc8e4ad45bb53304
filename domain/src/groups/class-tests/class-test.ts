import type { ErrorCode } from "../../errors/catalogue.ts";
import { CLASS_TEST } from "../../limits/limits.ts";
import type { Direction } from "../../practice/asked-cards.ts";
import type { TestKind } from "../../practice/kept-test.ts";
import { dayMs, minuteMs } from "../../time/units.ts";
import { looksEmpty } from "../../words/drawn.ts";

/** When a class test can be taken. Times are ms since 1970 on the server's clock. */
export type TestTimes = {
  readonly opensAt: number;
  readonly closesAt: number;
  /** how long each pupil has from the own beginning; null for up to the end */
  readonly minutes: number | null;
};

/** A test that a teacher opens for the students of a group: each takes it once. */
export type ClassTest = TestTimes & {
  id: string;
  groupId: string;
  deck: { ownerId: string; id: number; title: string };
  title: string;
  kind: TestKind;
  /** the most questions that are asked */
  count: number;
  direction: Direction;
  /** counts the changes; a change names the one that it is based on */
  revision: number;
  phase: TestPhase;
  /** how many questions there are, once the first student has begun; null until then */
  questions: number | null;
  students: number;
  begun: number;
  handedIn: number;
};

/**
 * `soon`: not open yet; `open`; `ending`: closed, but an answer may still be on its way; `over`: no answer can come any more, and the results are shown.
 */
export type TestPhase = "soon" | "open" | "ending" | "over";

/** A test as its teacher types it; `opensAt` is null for now, by the server's clock. */
export type ClassTestFields = Pick<ClassTest, "title" | "kind" | "closesAt" | "minutes" | "count" | "direction"> & {
  opensAt: number | null;
};

/** Where a student stands with a test: nothing of it is open to the student, it can be begun, gone on with, is handed in, was missed, or is over. */
export type TryState = "soon" | "open" | "running" | "handed-in" | "missed" | "over";

/** A student's try. Times are ms since 1970. */
export type TestTry = { readonly startedAt: number; /** when it was handed in; null until then */ readonly finishedAt: number | null };

export function phaseOf({ opensAt, closesAt }: Pick<TestTimes, "opensAt" | "closesAt">, now: number): TestPhase {
  if (now < opensAt) return "soon";
  if (now < closesAt) return "open";
  return now < closesAt + CLASS_TEST.graceMs ? "ending" : "over";
}

/** Until when a student may answer: the own minutes end earlier than the test, and never later. */
export function deadlineOf(
  { closesAt, minutes }: Pick<TestTimes, "closesAt" | "minutes">,
  { startedAt }: Pick<TestTry, "startedAt">,
): number {
  return minutes === null ? closesAt : Math.min(closesAt, startedAt + minutes * minuteMs);
}

/** Where a student with this try, or without one, stands. */
export function tryState(times: TestTimes, own: TestTry | null, now: number): TryState {
  const phase = phaseOf(times, now);
  if (phase === "soon") return "soon";
  if (own === null) return phase === "open" ? "open" : "missed";
  if (phase === "over") return "over";
  return own.finishedAt === null && now < deadlineOf(times, own) ? "running" : "handed-in";
}

/** Why an answer is not taken; null if it is. One that was on its way when the time ended still counts. */
export function answerRefusal(times: TestTimes, own: TestTry | null, now: number): ErrorCode | null {
  if (now < times.opensAt) return "class-test/not-open";
  if (own === null) return phaseOf(times, now) === "open" ? "class-test/not-begun" : "class-test/time-over";
  if (own.finishedAt !== null) return "class-test/handed-in";
  return now < deadlineOf(times, own) + CLASS_TEST.graceMs ? null : "class-test/time-over";
}

/** What is wrong with a test as typed; null if it is fine. */
export function classTestProblem({ title, minutes, count, opensAt, closesAt }: ClassTestFields, now: number): ErrorCode | null {
  if (looksEmpty(title) || title.trim().length > CLASS_TEST.titleMaxLength) return "class-test/bad-title";
  if (!Number.isInteger(count) || count < 1 || count > CLASS_TEST.maxQuestions) return "class-test/bad-count";
  if (minutes !== null && !(Number.isInteger(minutes) && minutes >= CLASS_TEST.leastMinutes && minutes <= CLASS_TEST.mostMinutes))
    return "class-test/bad-minutes";
  const opens = opensAt ?? now;
  if (closesAt <= now) return "class-test/closes-past";
  if (closesAt <= opens) return "class-test/closes-before-opening";
  const isTooFar = opens > now + CLASS_TEST.mostDaysAhead * dayMs || closesAt > opens + CLASS_TEST.mostDaysOpen * dayMs;
  return isTooFar ? "class-test/too-far" : null;
}

type Stored = Omit<ClassTestFields, "opensAt"> & { opensAt: number };

/**
 * What is wrong with a change of a test; null if it is fine. Once a test is open, students may have its questions and count on their minutes: only the
 * title and the end can change. One that has closed stays closed, because its answers are shown.
 */
export function classTestChangeProblem(before: Stored, after: ClassTestFields, now: number): ErrorCode | null {
  if (now >= before.closesAt) return "class-test/over";
  const problem = classTestProblem({ ...after, opensAt: now >= before.opensAt ? before.opensAt : after.opensAt }, now);
  if (problem || now < before.opensAt) return problem;
  const isFixed = (["kind", "minutes", "count", "direction"] as const).every((field) => before[field] === after[field]);
  return isFixed && (after.opensAt === null || after.opensAt === before.opensAt) ? null : "class-test/already-open";
}
