import { defaultStudySettings, type StudySettings } from "@recollect/domain/study/settings.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

const select = precompiled((db, { userId }: { userId: string }) =>
  db.selectFrom("studySettings").select("settings").where("userId", "=", userId),
);

const upsert = precompiled((db, { userId, settings }: { userId: string; settings: string }) =>
  db
    .insertInto("studySettings")
    .values({ userId, settings })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ settings })),
);

/** A student's settings; the defaults for what was never changed. */
export async function readStudySettings(db: Db, userId: string): Promise<StudySettings> {
  return settingsIn((await select(db, { userId })).rows[0]?.settings);
}

/** The settings in the text of a student's row, if there is one. */
export function settingsIn(text: string | null | undefined): StudySettings {
  return { ...defaultStudySettings, ...(JSON.parse(text ?? "{}") as Partial<StudySettings>) };
}

export async function saveStudySettings(db: Db, userId: string, settings: StudySettings): Promise<void> {
  await upsert(db, { userId, settings: JSON.stringify(settings) });
}
