import { setImmediate } from "node:timers/promises";

import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { deckKeyOf, type SeedEntry } from "@recollect/domain/study/log/entry.ts";
import { rebuiltCard } from "@recollect/domain/study/log/rebuild.ts";
import { nextDayStart } from "@recollect/domain/study/day.ts";

import type { Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { lockStudent } from "../../../access/lock-student.store.ts";
import { addStudyCards, knownPrompts } from "../decks/study-cards.store.ts";
import { addSeedDays } from "../progress/study-days.store.ts";
import { readStudySettings } from "../settings/study-settings.store.ts";
import { presentPrompts } from "./prompts-of-deck.ts";
import { appendSeeds, deleteSeeds } from "./study-log.store.ts";

/** A prompt's progress in the program that its deck came from. */
export type Seed = {
  cardId: string;
  progress: Pick<SeedEntry, "isSuspended" | "days" | "answers"> & { card: SeedEntry["state"]; isBuried: boolean };
};

/** Cards written by one statement. */
const atOnce = 200;

/**
 * Writes the progress of an imported deck's prompts: one entry each, the card's state, and its answers by day. To be called in the
 * transaction that wrote the deck, for prompts that are not in the log.
 */
export async function seedProgress(
  { db, announce }: Transaction,
  request: { uid: string; deckOwnerId?: string; deckId: number; seeds: readonly Seed[]; now: number },
): Promise<void> {
  const { uid, deckOwnerId = uid, deckId, seeds, now } = request;
  if (seeds.length === 0) return;
  await lockStudent(db, uid);
  const { timeZone } = await readStudySettings(db, uid);
  const tomorrow = nextDayStart(now, timeZone);
  const deckKey = deckKeyOf(deckOwnerId, deckId);
  const present = await presentPrompts(db, uid, { deckOwnerId, deckId });
  const entries = seeds.map(({ cardId, progress }): SeedEntry => {
    const { card, isSuspended, isBuried, days, answers } = progress;
    const state = card.stage === "new" ? newCard : card;
    const at = Math.min(state.lastReview ?? now, now);
    return {
      id: `${deckOwnerId === uid ? "seed" : "seed-shared"}-${deckId}-${cardId}`,
      kind: "seed",
      deckKey,
      cardId,
      at,
      state,
      isSuspended,
      buriedUntil: isBuried ? tomorrow : null,
      days,
      ...(answers && answers.length > 0 ? { answers } : {}),
    };
  });
  for (let from = 0; from < entries.length; from += atOnce) {
    // The embedded database answers synchronously: without a pause other requests would wait until all are written.
    await setImmediate();
    const some = entries.slice(from, from + atOnce);
    await appendSeeds(db, some, { userId: uid, receivedAt: now });
    await addStudyCards(
      db,
      some.map((entry) => {
        const place = { userId: uid, deckOwnerId, deckId, cardId: entry.cardId };
        return [place, { progress: rebuiltCard([entry]), last: entry, isPresent: present.has(entry.cardId) }] as const;
      }),
    );
  }
  await addSeedDays(db, uid, entries, 1);
  announce({ kind: "study", uid, entryId: null });
}

/** The same for another student's deck: for its prompts that are not in the log. Does nothing if the student may no longer open it. */
export async function seedShared(
  tx: Transaction,
  request: { uid: string; deckOwnerId: string; deckId: number; seeds: readonly Seed[]; now: number },
): Promise<void> {
  const { uid, deckOwnerId, deckId } = request;
  await lockStudent(tx.db, uid);
  const present = await presentPrompts(tx.db, uid, { deckOwnerId, deckId });
  const knownKeys = await knownPrompts(tx.db, { userId: uid, deckOwnerId, deckId });
  const seeds = new Map(
    request.seeds.filter(({ cardId }) => present.has(cardId) && !knownKeys.has(cardId)).map((seed) => [seed.cardId, seed]),
  );
  await seedProgress(tx, { ...request, seeds: [...seeds.values()] });
}

/** Removes the progress that came with a deck whose import is undone. */
export async function forgetSeeds({ db }: { db: Db }, uid: string, deckId: number): Promise<void> {
  const entries = await deleteSeeds(db, uid, deckId);
  await addSeedDays(db, uid, entries, -1);
}
