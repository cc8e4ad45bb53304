import { averageMemory, type MemoryModel, type MemoryModels } from "@recollect/domain/study/schedule/memory-model.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db, Tables } from "../../../store/tables.ts";

const selectInForce = precompiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom("studyMemories")
    .select(["version", "deckOwnerId", "deckId", "weights"])
    .where("userId", "=", userId)
    .where("standing", "=", "in-force"),
);

/** The models with which a student's cards are scheduled. */
export async function memoriesInForce(db: Db, userId: string): Promise<MemoryModels> {
  return modelsOf((await selectInForce(db, { userId })).rows);
}

export function modelsOf(rows: readonly Pick<Tables["studyMemories"], "version" | "deckOwnerId" | "deckId" | "weights">[]): MemoryModels {
  if (rows.length === 0) return averageMemory;
  let own: MemoryModel | null = null;
  const byDeck = new Map<string, MemoryModel>();
  for (const { version, deckOwnerId, deckId, weights } of rows) {
    const model: MemoryModel = { version, weights: JSON.parse(weights ?? "[]") as number[], isPaced: true };
    if (deckOwnerId === null || deckId === null) own = model;
    else byDeck.set(deckKeyOf(deckOwnerId, deckId), model);
  }
  return { own, byDeck };
}
