import type { AnswerEntry } from "@recollect/domain/study/log/entry.ts";
import { pacedBy } from "@recollect/domain/study/progress/answer-pace.ts";
import { sql } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

const select = precompiled((db, { uid, most }: { uid: string; most: number }) =>
  db
    .selectFrom("studyLog")
    .select("entry")
    .where("userId", "=", uid)
    .where("kind", "=", sql.lit("answer"))
    .where("source", "=", sql.lit("study"))
    .orderBy("at", "desc")
    .limit(most),
);

/** The times of the student's last answers, in ms. */
export async function lastTimes(db: Db, uid: string): Promise<number[]> {
  const { rows } = await select(db, { uid, most: pacedBy.answers });
  return rows.map(({ entry }) => (JSON.parse(entry) as AnswerEntry).tookMs);
}
