import { leftToday, doneIn, type Left } from "@recollect/domain/study/session/daily-limits.ts";
import { dayAt, dayShiftMs, dayStart, type Day } from "@recollect/domain/study/day.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { MemoryModels } from "@recollect/domain/study/schedule/memory-model.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import { memoriesInForce } from "./memories-in-force.store.ts";
import { examDays } from "./exams.store.ts";
import { readStudySettings } from "./study-settings.store.ts";

/** A student's study day as of now. Times are ms since 1970. */
export type StudyDay = {
  settings: StudySettings;
  /** what the cards are scheduled with */
  memories: MemoryModels;
  now: number;
  today: Day;
  dayShiftMs: number;
  endsAt: number;
  /** what the day's limits still allow */
  left: Left;
  /** new cards of today, by deck */
  newToday: ReadonlyMap<string, number>;
  /** the exams that are still to come, by deck: their new cards are the plans' business and don't use up the day's limit */
  exams: ReadonlyMap<string, Day>;
};

/** Of the steps nothing is counted; see `doneIn`. */
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

/** The day that `now` belongs to. */
export async function studyDay(db: Db, uid: string, now: number): Promise<StudyDay> {
  const settings = await readStudySettings(db, uid);
  const shift = dayShiftMs(now, settings.timeZone);
  const today = dayAt(now, shift);
  const endsAt = dayStart(today + 1, shift);
  const [{ rows }, days, memories] = await Promise.all([
    selectAnswers(db, { uid, from: endsAt - dayMs }),
    examDays(db, uid),
    memoriesInForce(db, uid),
  ]);
  const answers = rows.map(({ deckOwnerId, deckId, stageBefore, count }) => {
    return { source: "study", deckKey: deckKeyOf(deckOwnerId, deckId), stageBefore: stageBefore ?? "", count };
  });
  const exams = new Map([...days].filter(([, examDay]) => examDay >= today));
  const newToday = new Map(
    answers.flatMap(({ deckKey, stageBefore, count }) => (stageBefore === "new" ? [[deckKey, count] as const] : [])),
  );
  return {
    settings,
    memories,
    now,
    today,
    dayShiftMs: shift,
    endsAt,
    left: leftToday(settings, doneIn(answers, new Set(exams.keys()))),
    newToday,
    exams,
  };
}
