import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";

import { dayAt } from "@recollect/domain/study/day.ts";
import { deckKeyOf, type PlanEntry } from "@recollect/domain/study/log/entry.ts";
import { merged, stampAfter, withoutUndone } from "@recollect/domain/study/log/log.ts";
import { rescheduled, rebuiltCard } from "@recollect/domain/study/log/rebuild.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";
import { modelFor } from "@recollect/domain/study/schedule/memory-model.ts";
import { schedulingOf, type Scheduling } from "@recollect/domain/study/schedule/scheduling.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckPlace } from "../decks/deck-place.ts";
import { appendPlans } from "../log/study-log.store.ts";
import { cardCountsOfDeck, chunksOf, decksOfLog, entriesOfCards, lastOf, type CardCount } from "../log/whole-log.store.ts";
import { readStudySettings } from "../settings/study-settings.store.ts";
import { memoriesInForce } from "../settings/memories-in-force.store.ts";

/** Cards by their due day: today or earlier, the six days after, and later. Suspended ones are left out. */
type DueCounts = { today: number; week: number; later: number };

/** How the cards in review are due now, and how they would be after rescheduling. */
export type ReschedulePreview = { before: DueCounts; after: DueCounts };

type RescheduleRequest = { uid: string; /** ms since 1970 */ now: number };

/** Number of entries read at once, before other requests get a turn. */
const entriesAtOnce = 500;

export async function previewOfReschedule(db: Db, { uid, now }: RescheduleRequest): Promise<ReschedulePreview> {
  const preview: ReschedulePreview = { before: { today: 0, week: 0, later: 0 }, after: { today: 0, week: 0, later: 0 } };
  for await (const { deck, scheduling, first, last } of portions(db, { uid, now })) {
    const present = await presentCards(db, uid, deck, { first, last });
    for (const { cardId, before, after } of await movedCards(db, uid, deck, { scheduling, first, last })) {
      if (!present.has(cardId) || before.isSuspended || before.card.stage !== "review") continue;
      preview.before[whenOf(before, now, scheduling)]++;
      preview.after[whenOf(after, now, scheduling)]++;
    }
  }
  return preview;
}

/** Reschedules all cards, one portion in each transaction; returns how many moved. Cards that stay where they are get no entry. */
export async function rescheduleAll(store: Store, { uid, now }: RescheduleRequest): Promise<{ cards: number }> {
  let cards = 0;
  for await (const { deck, scheduling, first, last } of portions(store.read, { uid, now })) {
    cards += await store.write(async ({ db }) => {
      await lockStudent(db, uid);
      const changedCards = (await movedCards(db, uid, deck, { scheduling, first, last })).filter(
        ({ before, after }) => !isSame(before, after),
      );
      const plans = changedCards.map(({ cardId, after, last: entry }): { entry: PlanEntry; after: Progress } => ({
        entry: {
          id: `plan-${randomUUID()}`,
          kind: "plan",
          deckKey: deckKeyOf(deck.deckOwnerId, deck.deckId),
          cardId,
          at: stampAfter(entry, now),
          scheduling,
        },
        after,
      }));
      await appendPlans(
        db,
        plans.map(({ entry }) => entry),
        { userId: uid, receivedAt: now },
      );
      for (const { entry, after } of plans) await moveCard(db, uid, deck, entry, after);
      return plans.length;
    });
  }
  await store.write(async ({ announce }) => announce({ kind: "study", uid, entryId: null }));
  return { cards };
}

type Portion = { deck: DeckPlace; scheduling: Scheduling; first: string; last: string };

async function* portions(db: Db, { uid, now }: RescheduleRequest): AsyncGenerator<Portion> {
  const [settings, memories] = await Promise.all([readStudySettings(db, uid), memoriesInForce(db, uid)]);
  for (const deck of await decksOfLog(db, uid)) {
    // The embedded database answers synchronously: without a pause other requests would wait until all is done.
    await setImmediate();
    const scheduling = schedulingOf(settings, now, modelFor(memories, deckKeyOf(deck.deckOwnerId, deck.deckId)));
    for (const run of runsOfCards(await cardCountsOfDeck(db, uid, deck)))
      for (const [first, last] of chunksOf(run, entriesAtOnce)) {
        yield { deck, scheduling, first, last };
        await setImmediate();
      }
  }
}

async function movedCards(db: Db, uid: string, deck: DeckPlace, { scheduling, first, last }: Omit<Portion, "deck">) {
  const log = await entriesOfCards(db, uid, deck, { first, last });
  return [...Map.groupBy(log, ({ cardId }) => cardId)].map(([cardId, entries]) => {
    const before = rebuiltCard(entries);
    const after = rescheduled(withoutUndone(merged(entries)), before, scheduling);
    return { cardId, before, after, last: lastOf(entries) };
  });
}

async function presentCards(db: Db, userId: string, deck: DeckPlace, { first, last }: { first: string; last: string }) {
  const rows = await db
    .selectFrom("studyCards")
    .select("cardId")
    .where((eb) => eb.and({ userId, ...deck, isPresent: 1 }))
    .where("cardId", ">=", first)
    .where("cardId", "<=", last)
    .execute();
  return new Set(rows.map(({ cardId }) => cardId));
}

async function moveCard(db: Db, userId: string, deck: DeckPlace, { id, at, cardId }: PlanEntry, { card }: Progress): Promise<void> {
  const { stage, due, scheduledDays } = card;
  await db
    .updateTable("studyCards")
    .set({ stage, due, scheduledDays, state: JSON.stringify(card), lastAt: at, lastId: id })
    .where((eb) => eb.and({ userId, ...deck, cardId }))
    .execute();
}

function isSame({ card: a }: Progress, { card: b }: Progress): boolean {
  return a.due === b.due && a.stability === b.stability && a.difficulty === b.difficulty;
}

function whenOf({ card }: Progress, now: number, { dayShiftMs }: Scheduling): keyof DueCounts {
  const days = dayAt(card.due, dayShiftMs) - dayAt(now, dayShiftMs);
  return days <= 0 ? "today" : days < 7 ? "week" : "later";
}

/** A card with more answers is left as it is: replaying it alone would block other requests, and its schedule has settled. */
export const mostEntriesOfCard = 2000;

/** The cards in order, split where one has too many entries to be replayed with the others. */
export function runsOfCards(counts: readonly CardCount[]): CardCount[][] {
  const runs: CardCount[][] = [];
  let isOpen = false;
  for (const count of counts) {
    const isFew = count.entries <= mostEntriesOfCard;
    if (isFew && isOpen) runs.at(-1)?.push(count);
    else if (isFew) runs.push([count]);
    isOpen = isFew;
  }
  return runs;
}
