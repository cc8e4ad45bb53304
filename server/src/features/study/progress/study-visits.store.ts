import { dayMs } from "@recollect/domain/time/units.ts";
import { sql } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

const note = precompiled((db, { userId, day }: { userId: string; day: number }) =>
  db
    .insertInto("studyVisits")
    .values({ userId, days: 1, lastDay: day })
    .onConflict((conflict) =>
      conflict
        .column("userId")
        .doUpdateSet({ days: sql<number>`"studyVisits"."days" + 1`, lastDay: sql<number>`"excluded"."lastDay"` })
        .whereRef("studyVisits.lastDay", "<", "excluded.lastDay"),
    ),
);

/** Notes that the server received answers of the student, once a day (UTC) by its own clock. */
export async function noteVisit(db: Db, userId: string, now: number): Promise<void> {
  await note(db, { userId, day: Math.floor(now / dayMs) });
}
