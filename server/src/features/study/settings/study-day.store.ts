import { daysAfterDue } from "@recollect/domain/groups/assignments/days-after-due.ts";
import { leftToday, doneIn, type LeftToday } from "@recollect/domain/study/session/daily-limits.ts";
import { dayAt, dayShiftMs, dayStart, type Day } from "@recollect/domain/study/day.ts";
import { daysOfPlans, plansInForce, type PlanInForce, type PlannedExam } from "@recollect/domain/study/exam/plans-in-force.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { MemoryModels } from "@recollect/domain/study/schedule/memory-model.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import { readDayRules } from "./day-rules.store.ts";

/** The rules of a student's study day, as of now. Times are ms since 1970. */
export type DayRules = {
  settings: StudySettings;
  /** the models that schedule the cards */
  memories: MemoryModels;
  now: number;
  today: Day;
  dayShiftMs: number;
  endsAt: number;
  /** future exams and due days of assignments: they decide about the new cards of their decks, which don't use up the day's limit. Each deck is in one. */
  plans: readonly PlanInForce[];
  /** the days of these, by deck */
  exams: ReadonlyMap<string, Day>;
  /** the student's own exams, including past ones, and those whose decks follow an earlier one */
  ownExams: readonly PlannedExam[];
  /** the decks of assignments that have opened, also of those that are over */
  assignedDecks: ReadonlySet<string>;
  /** the decks that are studied with all decks even if they were never begun: those of coming exams, and of assignments that are open or were due lately */
  decksToBegin: ReadonlySet<string>;
};

/** The same, with what was done today. */
export type StudyDay = DayRules & {
  /** what is left of the day's limits */
  left: LeftToday;
  /** new cards of today, by deck */
  newToday: ReadonlyMap<string, number>;
};

/** Steps are not counted; see `doneIn`. */
const selectAnswers = precompiled((db, { uid, from }: { uid: string; from: number }) =>
  db
    .selectFrom("studyLog as answer")
    .leftJoin("studyLog as undo", (join) => join.onRef("undo.userId", "=", "answer.userId").onRef("undo.undoes", "=", "answer.id"))
    .select((eb) => ["answer.deckOwnerId", "answer.deckId", "answer.stageBefore", eb.fn.countAll<number>().as("count")])
    .where("answer.userId", "=", uid)
    .where("answer.at", ">=", from)
    .where("answer.source", "=", "study")
    .where("answer.stageBefore", "in", ["new", "review"])
    .where("undo.id", "is", null)
    .groupBy(["answer.deckOwnerId", "answer.deckId", "answer.stageBefore"]),
);

/** The rules of the day of `now`. */
export async function dayRules(db: Db, uid: string, now: number): Promise<DayRules> {
  const { settings, ownExams, memories, assigned } = await readDayRules(db, uid);
  const shift = dayShiftMs(now, settings.timeZone);
  const today = dayAt(now, shift);
  const open = assigned.filter(({ opensDay }) => opensDay <= today);
  const plans = plansInForce(ownExams, open, today);
  const assignedDecks = new Set(open.map(({ deckKey }) => deckKey));
  const shown = open.filter(({ dueDay }) => dueDay >= today - daysAfterDue);
  const exams = daysOfPlans(plans);
  const decksToBegin = new Set([...exams.keys(), ...shown.map(({ deckKey }) => deckKey)]);
  const endsAt = dayStart(today + 1, shift);
  return { settings, memories, now, today, dayShiftMs: shift, endsAt, plans, exams, ownExams, assignedDecks, decksToBegin };
}

/** What was done on that day. */
export async function dayWithAnswers(db: Db, uid: string, rules: DayRules): Promise<StudyDay> {
  const { settings, exams, endsAt } = rules;
  const { rows } = await selectAnswers(db, { uid, from: endsAt - dayMs });
  const answers = rows.map(({ deckOwnerId, deckId, stageBefore, count }) => {
    return { source: "study", deckKey: deckKeyOf(deckOwnerId, deckId), stageBefore: stageBefore ?? "", count };
  });
  const newToday = new Map(
    answers.flatMap(({ deckKey, stageBefore, count }) => (stageBefore === "new" ? [[deckKey, count] as const] : [])),
  );
  return { ...rules, left: leftToday(settings, doneIn(answers, new Set(exams.keys()))), newToday };
}

/** The study day of `now`. */
export async function studyDay(db: Db, uid: string, now: number): Promise<StudyDay> {
  return dayWithAnswers(db, uid, await dayRules(db, uid, now));
}
