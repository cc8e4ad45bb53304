import { createHash } from "node:crypto";

import { nextDayStart } from "@recollect/domain/study/day.ts";
import type { BuryEntry, UndoEntry } from "@recollect/domain/study/log/entry.ts";

import type { Db } from "../../../store/tables.ts";
import type { CardsInBatch } from "./cards-in-batch.ts";
import { findEntry, isUndone } from "./study-log.store.ts";

type Around = { batch: CardsInBatch; siblings: readonly string[]; timeZone: string };
type Common = { id: string; deckKey: string; cardId: string; at: number };

/**
 * Buries the other prompts of a card until tomorrow, because their answer was seen today: ordinary log entries, whose ids derive from the
 * answer's. A suspended one, or one that is buried at least as long, is left alone. `now` is ms since 1970.
 */
export async function burySiblings(answer: Common, now: number, { batch, siblings, timeZone }: Around): Promise<void> {
  const until = nextDayStart(answer.at, timeZone);
  if (until <= now) return;
  for (const cardId of siblings) {
    const sibling = await batch.card({ deckKey: answer.deckKey, cardId });
    const { isSuspended, buriedUntil } = batch.progress(sibling);
    if (isSuspended || (buriedUntil ?? 0) >= until) continue;
    const entry: BuryEntry = { id: idFrom(answer.id, cardId), deckKey: answer.deckKey, cardId, at: answer.at, kind: "bury", until };
    await batch.before(sibling, entry);
    await batch.write(sibling, entry, null);
  }
}

/** Unburies the siblings when the answer that buried them is undone. If another answer of the same day remains, they stay buried. */
export async function bringSiblingsBack(db: Db, uid: string, undo: Common & { undoes: string }, around: Around): Promise<void> {
  const { batch, siblings, timeZone } = around;
  const { lastReview } = batch.progress(await batch.card(undo)).card;
  for (const cardId of siblings) {
    const buried = await findEntry(db, uid, idFrom(undo.undoes, cardId));
    if (buried?.kind !== "bury" || (await isUndone(db, uid, buried.id))) continue;
    if (lastReview !== null && nextDayStart(lastReview, timeZone) === buried.until) continue;
    const { deckKey, at } = undo;
    const entry: UndoEntry = { id: idFrom(undo.id, cardId), deckKey, cardId, at, kind: "undo", undoes: buried.id };
    const sibling = await batch.card(entry);
    await batch.before(sibling, entry);
    await batch.write(sibling, entry, buried);
  }
}

/** A deterministic id for an answer and a sibling. */
function idFrom(entryId: string, cardId: string): string {
  return createHash("sha256").update(`${entryId}/${cardId}`).digest("base64url").slice(0, 32);
}
