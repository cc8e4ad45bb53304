import { AppError } from "@recollect/domain/errors/app-error.ts";
import { folded } from "@recollect/domain/practice/examiner/text/fold.ts";
import { PRACTICE } from "@recollect/domain/limits/limits.ts";

import { sql } from "kysely";

import { lockStudentIfAny } from "../../access/lock-student.store.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Db } from "../../store/tables.ts";

/** A card of one student's practice. */
export type PractisedCard = { uid: string; deckOwnerId: string; deckId: number; cardId: string };

const select = precompiled((db, { uid, deckOwnerId, deckId, cardId }: PractisedCard) =>
  db
    .selectFrom("acceptedAnswers")
    .select(["wording", "asTyped"])
    .where("userId", "=", uid)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("cardId", "=", cardId)
    .orderBy("acceptedAt"),
);

const selectInAll = precompiled((db, { uid }: { uid: string }) =>
  db
    .selectFrom("acceptedAnswers")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      sql<number | string | null>`sum(octet_length("wording") + octet_length("asTyped"))`.as("bytes"),
    ])
    .where("userId", "=", uid),
);

/** The wordings, as typed, that the student counted as right for the card; oldest first. */
export async function acceptedAnswers(db: Db, card: PractisedCard): Promise<string[]> {
  return (await select(db, card)).rows.map(({ asTyped }) => asTyped);
}

/** Stores a wording; a known one stays. Throws `practice/too-many-wordings`, `practice/too-many-wordings-in-all`. */
export async function acceptAnswer(db: Db, card: PractisedCard, answer: string, now: number): Promise<void> {
  // Serializes two wordings of one student, so that the second waits until the first is counted.
  await lockStudentIfAny(db, card.uid);
  const wording = folded(answer);
  const knownRows = (await select(db, card)).rows;
  if (knownRows.some((one) => one.wording === wording)) return;
  if (knownRows.length >= PRACTICE.wordingsPerCard) throw new AppError("practice/too-many-wordings");
  const [inAll] = (await selectInAll(db, { uid: card.uid })).rows;
  if (
    inAll &&
    (inAll.count >= PRACTICE.wordingsInAll || Number(inAll.bytes ?? 0) + 2 * Buffer.byteLength(answer) > PRACTICE.wordingsInAllBytes)
  )
    throw new AppError("practice/too-many-wordings-in-all");
  const { uid: userId, deckOwnerId, deckId, cardId } = card;
  await db
    .insertInto("acceptedAnswers")
    .values({ userId, deckOwnerId, deckId, cardId, wording, asTyped: answer, acceptedAt: now })
    .execute();
}
