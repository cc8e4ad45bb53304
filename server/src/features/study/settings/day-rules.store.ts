import type { Day } from "@recollect/domain/study/day.ts";
import type { MemoryModels } from "@recollect/domain/study/schedule/memory-model.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { sql } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import { daysOfExams } from "./exams.store.ts";
import { modelsOf } from "./memories-in-force.store.ts";
import { settingsIn } from "./study-settings.store.ts";

type Memory = Pick<Tables["studyMemories"], "deckOwnerId" | "deckId" | "weights">;

/** A row of one of the three tables; the columns of the other two are null. */
type Row = Memory & { settings: string | null; examDay: Day | null; version: number | null };

const noText = sql<null>`cast(null as text)`;
const noNumber = sql<null>`cast(null as bigint)`;

/** Reads three small tables in one statement, since most of a small query's cost is sending it. */
const select = precompiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom("studySettings")
    .select(["settings", noText.as("deckOwnerId"), noNumber.as("deckId")])
    .select([noNumber.as("examDay"), noNumber.as("version"), noText.as("weights")])
    .where("userId", "=", userId)
    .$castTo<Row>()
    .unionAll(
      db
        .selectFrom("studyExams")
        .select([noText.as("settings"), "deckOwnerId", "deckId", "examDay", noNumber.as("version"), noText.as("weights")])
        .where("userId", "=", userId)
        .$castTo<Row>(),
    )
    .unionAll(
      db
        .selectFrom("studyMemories")
        .select([noText.as("settings"), "deckOwnerId", "deckId", noNumber.as("examDay"), "version", "weights"])
        .where("userId", "=", userId)
        .where("standing", "=", sql.lit("in-force"))
        .$castTo<Row>(),
    ),
);

/** A student's settings, the models in force, and the days of all exams, by deck, including past ones. */
export async function readDayRules(
  db: Db,
  userId: string,
): Promise<{ settings: StudySettings; memories: MemoryModels; days: ReadonlyMap<string, Day> }> {
  const { rows } = await select(db, { userId });
  return {
    settings: settingsIn(rows.find(({ settings }) => settings !== null)?.settings),
    days: daysOfExams(rows.filter(isExam)),
    memories: modelsOf(rows.filter(isMemory)),
  };
}

function isExam(row: Row): row is Row & Omit<Tables["studyExams"], "userId"> {
  return row.examDay !== null;
}

function isMemory(row: Row): row is Row & { version: number } {
  return row.version !== null;
}
