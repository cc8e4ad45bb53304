import { LEARNING } from "@recollect/domain/limits/limits.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import type { Db, Tables } from "../../../store/tables.ts";
import { deckPlaceOf } from "../decks/deck-place.ts";
import type { MemoryFigures } from "./learning-work.ts";

/** One result of learning. `deckKey` null means all decks. Times are ms since 1970. */
export type LearnedMemory = {
  version: number;
  deckKey: string | null;
  standing: Tables["studyMemories"]["standing"];
  learnedAt: number;
  weights: readonly number[] | null;
  figures: MemoryFigures;
};

/** All models that were learned for a student, latest first. */
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
  /** `left` for a model that the student had left in another installation */
  standing?: "in-force" | "left";
};

/**
 * Stores a learned model, which is in force from now on if it has weights. Of models that were not better, only the latest is kept. The
 * caller holds the lock of the student's row.
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

/** Of the models no longer in force the oldest are deleted. */
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

/** Retires the model of all decks, or of one deck. */
async function retire(db: Db, userId: string, deckKey: string | null, standing: "replaced" | "left"): Promise<void> {
  await ofScope(db.updateTable("studyMemories").set({ standing }), userId, deckKey).where("standing", "=", "in-force").execute();
}

/** Retires all models: from now on the average's weights apply. */
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
