import type { Day } from "@recollect/domain/study/day.ts";
import type { DueDeck, PlannedExam } from "@recollect/domain/study/exam/plans-in-force.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { MemoryModels } from "@recollect/domain/study/schedule/memory-model.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { sql } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import { examsOfRows } from "./exam-plans.store.ts";
import { modelsOf } from "./memories-in-force.store.ts";
import { settingsIn } from "./study-settings.store.ts";

type Memory = Pick<Tables["studyMemories"], "deckOwnerId" | "deckId" | "weights">;

/** A row of one of the tables; the columns of the others are null. */
type Row = Memory & Exam & { settings: string | null; opensDay: Day | null; version: number | null };

type Exam = { planId: string | null; name: string | null; examDay: Day | null };

/** An assignment of a group in which the student is: its due day is the deck's exam while it is open, unless an exam comes earlier. */
export type AssignedDays = DueDeck & { opensDay: Day };

const noText = sql<null>`cast(null as text)`;
const noNumber = sql<null>`cast(null as bigint)`;

/** Reads small tables in one statement, since most of a small query's cost is sending it. */
const select = precompiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom("studySettings")
    .select(["settings", noText.as("deckOwnerId"), noNumber.as("deckId"), noText.as("planId"), noText.as("name")])
    .select([noNumber.as("examDay"), noNumber.as("opensDay"), noNumber.as("version"), noText.as("weights")])
    .where("userId", "=", userId)
    .$castTo<Row>()
    .unionAll(
      db
        .selectFrom("examPlans")
        .innerJoin("examPlanDecks", (join) =>
          join.onRef("examPlanDecks.userId", "=", "examPlans.userId").onRef("examPlanDecks.planId", "=", "examPlans.id"),
        )
        .select([noText.as("settings"), "deckOwnerId", "deckId", "planId", "name", "examDay", noNumber.as("opensDay")])
        .select([noNumber.as("version"), noText.as("weights")])
        .where("examPlans.userId", "=", userId)
        .$castTo<Row>(),
    )
    .unionAll(
      db
        .selectFrom("studyMemories")
        .select([noText.as("settings"), "deckOwnerId", "deckId", noText.as("planId"), noText.as("name")])
        .select([noNumber.as("examDay"), noNumber.as("opensDay"), "version", "weights"])
        .where("userId", "=", userId)
        .where("standing", "=", sql.lit("in-force"))
        .$castTo<Row>(),
    )
    .unionAll(
      db
        .selectFrom("groupMembers")
        .innerJoin("assignments", "assignments.groupId", "groupMembers.groupId")
        .innerJoin("groupDecks", (join) =>
          join
            .onRef("groupDecks.deckOwnerId", "=", "assignments.deckOwnerId")
            .onRef("groupDecks.deckId", "=", "assignments.deckId")
            .onRef("groupDecks.groupId", "=", "assignments.groupId"),
        )
        .select([noText.as("settings"), "assignments.deckOwnerId", "assignments.deckId", noText.as("planId"), noText.as("name")])
        .select(["assignments.dueDay as examDay", "assignments.opensDay", noNumber.as("version"), noText.as("weights")])
        .where("groupMembers.userId", "=", userId)
        .where("groupMembers.leftAt", "is", null)
        .where("groupMembers.role", "=", sql.lit("student"))
        .$castTo<Row>(),
    ),
);

type StoredDayRules = {
  settings: StudySettings;
  /** the models in force */
  memories: MemoryModels;
  /** the student's own exams, including past ones */
  ownExams: readonly PlannedExam[];
  /** also those that are not open yet, or are over */
  assigned: readonly AssignedDays[];
};

/** A student's settings, models, exams and assignments. */
export async function readDayRules(db: Db, userId: string): Promise<StoredDayRules> {
  const { rows } = await select(db, { userId });
  return {
    settings: settingsIn(rows.find(({ settings }) => settings !== null)?.settings),
    ownExams: examsOfRows(rows.filter(isExam)),
    memories: modelsOf(rows.filter(isMemory)),
    assigned: rows.flatMap(({ deckOwnerId, deckId, opensDay, examDay }) =>
      deckOwnerId === null || deckId === null || opensDay === null || examDay === null
        ? []
        : [{ deckKey: deckKeyOf(deckOwnerId, deckId), opensDay, dueDay: examDay }],
    ),
  };
}

function isExam(row: Row): row is Row & { [Column in keyof Exam | "deckOwnerId" | "deckId"]: NonNullable<Row[Column]> } {
  return row.planId !== null;
}

function isMemory(row: Row): row is Row & { version: number } {
  return row.version !== null;
}
