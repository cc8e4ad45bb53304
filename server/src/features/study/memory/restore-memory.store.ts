import { lockStudent } from "../../../access/lock-student.store.ts";
import type { Transaction } from "../../../store/store.ts";
import { addMemory, learnedMemories } from "./memories.store.ts";
import { parseMemoryModel } from "./parse-memory-model.ts";
import { answersInAll } from "./spaced-answers.store.ts";

type RestoreMemoryOptions = { /** null is all decks together */ deckKey: string | null; value: unknown; /** ms since 1970 */ now: number };

/** Restores one of an account's models, unless one was learned for the same cards here. Returns whether it was restored. */
export async function restoreMemory(
  { db, announce }: Transaction,
  uid: string,
  { deckKey, value, now }: RestoreMemoryOptions,
): Promise<boolean> {
  const memory = parseMemoryModel(value);
  if (!memory) return false;
  await lockStudent(db, uid);
  if ((await learnedMemories(db, uid)).some((learned) => learned.deckKey === deckKey)) return false;
  // The log here decides when there is enough new to learn from.
  const figures = { ...memory.figures, logAnswers: await answersInAll(db, uid) };
  await addMemory(db, uid, { ...memory, deckKey, figures, learnedAt: Math.min(memory.learnedAt, now) });
  announce({ kind: "study", uid, entryId: null });
  return true;
}
