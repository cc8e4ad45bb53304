import { isAway, isDue } from "@recollect/domain/study/schedule/due.ts";
import { byWeakness, isWeak } from "@recollect/domain/study/schedule/weakness.ts";
import { dayShiftMs } from "@recollect/domain/study/day.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import { readStudySettings } from "../settings/study-settings.store.ts";
import { progressOf } from "../decks/study-cards.store.ts";

type DueOrWeakRequest = { uid: string; ownerId: string; id: number };

const select = precompiled((db, { uid, ownerId, id }: DueOrWeakRequest) =>
  db
    .selectFrom("studyCards")
    .select(["cardId", "state", "isSuspended", "buriedUntil"])
    .where("userId", "=", uid)
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("isPresent", "=", 1)
    .where("stage", "<>", "new"),
);

/** The keys of a deck's prompts that are due, or weak by the student's log, weakest first; without suspended and buried ones. */
export async function dueOrWeak(db: Db, request: DueOrWeakRequest, now: number): Promise<string[]> {
  const [{ timeZone }, { rows }] = await Promise.all([readStudySettings(db, request.uid), select(db, request)]);
  const shift = dayShiftMs(now, timeZone);
  return rows
    .map((row) => ({ key: row.cardId, progress: progressOf(row) }))
    .filter(({ progress }) => !isAway(progress, now) && (isDue(progress.card, now, shift) || isWeak(progress.card)))
    .toSorted((a, b) => byWeakness(a.progress.card, b.progress.card))
    .map(({ key }) => key);
}
