import { LEARNING } from "@recollect/domain/limits/limits.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import type { Db, Tables } from "../../../store/tables.ts";
import { deckPlaceOf } from "../decks/deck-place.ts";
import type { MemoryFigures } from "./learning-work.ts";

/** What was learned once. `deckKey` null is all decks. Times are ms since 1970. */
export type LearnedMemory = {
  version: number;
  deckKey: string | null;
  standing: Tables["studyMemories"]["standing"];
  learnedAt: number;
  weights: readonly number[] | null;
  figures: MemoryFigures;
};

/** All that was learned of a student, the latest first. */
export async function learnedMemories(db: Db, userId: string): Promise<LearnedMemory[]> {
  const rows = await db.selectFrom("studyMemories").selectAll().where("userId", "=", userId).orderBy("version", "desc").execute();
  return rows.map(({ version, deckOwnerId, deckId, standing, learnedAt, weights, figures }) => ({
    version,
    deckKey: deckOwnerId === null || deckId === null ? null : deckKeyOf(deckOwnerId, deckId),
    standing,
    learnedAt,
    weights: weights === null ? null : (JSON.parse(weights) as number[]),
    figures: JSON.parse(figures) as MemoryFigures,
  }));
}

type New = Pick<LearnedMemory, "deckKey" | "learnedAt" | "weights" | "figures"> & {
  /** `left` for one that the student has gone back from, in another place */
  standing?: "in-force" | "left";
};

/**
 * Writes down what was learned, which is in force from now on where it has weights. Of what was not better only the latest is kept. To be
 * called under the lock of the student's row.
 */
export async function addMemory(
  db: Db,
  userId: string,
  { deckKey, learnedAt, weights, figures, standing = "in-force" }: New,
): Promise<void> {
  const { last } = await db
    .selectFrom("studyMemories")
    .select((eb) => eb.fn.max<number | null>("version").as("last"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  const place = deckKey === null ? { deckOwnerId: null, deckId: null } : deckPlaceOf(deckKey);
  await ofScope(db.deleteFrom("studyMemories"), userId, deckKey).where("standing", "=", "not-better").execute();
  if (weights) await retire(db, userId, deckKey, "replaced");
  await db
    .insertInto("studyMemories")
    .values({
      userId,
      version: (last ?? 0) + 1,
      ...place,
      standing: weights ? standing : "not-better",
      learnedAt,
      weights: weights && JSON.stringify(weights),
      figures: JSON.stringify(figures),
    })
    .execute();
  await forgetFormer(db, userId);
}

/** Of those that are no longer in force the oldest are forgotten. */
async function forgetFormer(db: Db, userId: string): Promise<void> {
  const former = db
    .selectFrom("studyMemories")
    .select("version")
    .where("userId", "=", userId)
    .where("standing", "in", ["replaced", "left"]);
  const [newest] = await former.orderBy("version", "desc").offset(LEARNING.mostFormer).limit(1).execute();
  if (!newest) return;
  await db
    .deleteFrom("studyMemories")
    .where("userId", "=", userId)
    .where("standing", "in", ["replaced", "left"])
    .where("version", "<=", newest.version)
    .execute();
}

/** Takes what is in force of all decks together, or of one deck, out of force. */
export async function retire(db: Db, userId: string, deckKey: string | null, standing: "replaced" | "left"): Promise<void> {
  await ofScope(db.updateTable("studyMemories").set({ standing }), userId, deckKey).where("standing", "=", "in-force").execute();
}

/** Takes all that is in force out of force: from now on the average's weights hold. */
export async function leaveMemories(db: Db, userId: string): Promise<void> {
  await db.updateTable("studyMemories").set({ standing: "left" }).where("userId", "=", userId).where("standing", "=", "in-force").execute();
}

type Narrowed<Q> = { where(column: "userId" | "deckOwnerId" | "deckId" | "standing", op: "=" | "is", value: string | number | null): Q };

function ofScope<Q extends Narrowed<Q>>(query: Q, userId: string, deckKey: string | null): Q {
  const own = query.where("userId", "=", userId);
  if (deckKey === null) return own.where("deckId", "is", null);
  const { deckOwnerId, deckId } = deckPlaceOf(deckKey);
  return own.where("deckOwnerId", "=", deckOwnerId).where("deckId", "=", deckId);
}
