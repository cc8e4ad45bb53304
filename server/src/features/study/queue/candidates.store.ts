import type { Card } from "@recollect/domain/cards/card.ts";
import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { isAway } from "@recollect/domain/study/schedule/due.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { Candidate } from "@recollect/domain/study/session/queue.ts";
import { promptsOf } from "@recollect/domain/study/prompts.ts";
import { untouched } from "@recollect/domain/study/log/rebuild.ts";
import { sql } from "kysely";

import { cardsInFolder } from "../../../access/filed-decks.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Store } from "../../../store/store.ts";
import { traits } from "../../../store/database-capabilities.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import type { DueRequest } from "./due-reviews.store.ts";
import { canBeStudied, notBuried, rowsOf, type StudiedRow } from "../decks/studyable-cards.store.ts";
import { progressOf } from "../decks/study-cards.store.ts";

type InSteps = { uid: string; now: number; endsAt: number; most: number };

function firstInSteps(db: Db, { uid, now, endsAt, most }: InSteps) {
  return db
    .selectFrom("studyCards")
    .where(canBeStudied)
    .select(["userId", "deckOwnerId", "deckId", "cardId"])
    .where("userId", "=", uid)
    .where("stage", "<>", sql.lit("review"))
    .where("stage", "<>", sql.lit("new"))
    .where("due", "<", endsAt)
    .where(notBuried(now))
    .orderBy("due")
    .orderBy("cardId")
    .limit(most);
}

const selectInSteps = precompiled((db, request: InSteps) => rowsOf(db, firstInSteps(db, request)));

const selectInStepsOfFolder = precompiled((db, request: InSteps & { folder: string }) =>
  rowsOf(db, firstInSteps(db, request).where(cardsInFolder(request.folder))),
);

const selectInStepsOfOne = precompiled((db, request: InSteps & { ownerId: string; id: number }) =>
  rowsOf(db, firstInSteps(db, request).where("deckOwnerId", "=", request.ownerId).where("deckId", "=", request.id)),
);

/** The first due cards in their steps, of those that are due before the day ends. */
export async function cardsInSteps(db: Db, { uid, now, endsAt, deck, folder }: DueRequest, most: number): Promise<StudiedRow[]> {
  const request = { uid, now, endsAt, most };
  if (deck) return (await selectInStepsOfOne(db, { ...request, ownerId: deck.ownerId, id: deck.id })).rows;
  return (await (folder === null ? selectInSteps(db, request) : selectInStepsOfFolder(db, { ...request, folder }))).rows;
}

type DueInDeck = { uid: string; now: number; endsAt: number; ownerId: string; id: number };

const selectDueInDeck = precompiled((db, { uid, now, endsAt, ownerId, id }: DueInDeck) =>
  db
    .selectFrom("studyCards")
    .where(canBeStudied)
    .select(["deckOwnerId", "deckId", "cardId", "state", "isSuspended", "buriedUntil"])
    .where("userId", "=", uid)
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("stage", "<>", sql.lit("new"))
    .where("due", "<", endsAt)
    .where(notBuried(now)),
);

/** All cards of one deck that are due before the day ends, in steps or review, unordered. */
export async function dueInDeck(db: Db, request: DueInDeck): Promise<StudiedRow[]> {
  return (await selectDueInDeck(db, request)).rows;
}

/** A studied card in the form that the domain's queue sorts. */
export function studiedCandidate(row: StudiedRow, deckAt: ReadonlyMap<string, number>): Candidate {
  const deckKey = deckKeyOf(row.deckOwnerId, row.deckId);
  return { deckKey, cardId: row.cardId, deckAt: deckAt.get(deckKey) ?? 0, cardAt: 0, progress: progressOf(row) };
}

const selectTouched = precompiled((db, { uid, ownerId, id }: { uid: string; ownerId: string; id: number }) =>
  db
    .selectFrom("studyCards")
    .select(["cardId", "stage", "isSuspended", "buriedUntil"])
    .where("userId", "=", uid)
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id),
);

export type TouchedCards = ReadonlyMap<string, Pick<Tables["studyCards"], "cardId" | "stage" | "isSuspended" | "buriedUntil">>;

/** The states of a deck's studied prompts, by key. */
export async function touchedCards(db: Db, request: { uid: string; ownerId: string; id: number }): Promise<TouchedCards> {
  return new Map((await selectTouched(db, request)).rows.map((row) => [row.cardId, row]));
}

type Place = { ownerId: string; id: number };

const selectTouchedOfDecks = precompiled((db, { uid, decks }: { uid: string; decks: string }) =>
  db
    .selectFrom(sql<Place>`json_to_recordset(cast(${decks} as json))`.as<"wanted">(sql`wanted("ownerId" text, "id" bigint)`))
    .innerJoinLateral(
      // The inner query is not merged (offset 0), so that each deck's cards are found by the index: the planner overestimates the list.
      (of) =>
        of
          .selectFrom("studyCards")
          .select(["deckOwnerId", "deckId", "cardId", "stage", "isSuspended", "buriedUntil"])
          .where("userId", "=", uid)
          .whereRef("deckOwnerId", "=", "wanted.ownerId")
          .whereRef("deckId", "=", "wanted.id")
          .offset(sql.lit(0))
          .as("touched"),
      (join) => join.onTrue(),
    )
    .select(["deckOwnerId", "deckId", "cardId", "stage", "isSuspended", "buriedUntil"]),
);

/** The same for several decks, by deck key, in one query to PostgreSQL. */
export async function touchedOfDecks(
  { read, kind }: Pick<Store, "read" | "kind">,
  uid: string,
  decks: readonly (Place & { deckKey: string })[],
): Promise<Map<string, TouchedCards>> {
  if (decks.length < 2 || !traits[kind].sendsTexts) {
    return new Map(
      await Promise.all(decks.map(async ({ deckKey, ownerId, id }) => [deckKey, await touchedCards(read, { uid, ownerId, id })] as const)),
    );
  }
  const { rows } = await selectTouchedOfDecks(read, { uid, decks: JSON.stringify(decks.map(({ ownerId, id }) => ({ ownerId, id }))) });
  const ofDeck = Map.groupBy(rows, ({ deckOwnerId, deckId }) => deckKeyOf(deckOwnerId, deckId));
  return new Map(Array.from(ofDeck, ([deckKey, some]) => [deckKey, new Map(some.map((row) => [row.cardId, row]))]));
}

type NewOf = { now: number; deckKey: string; cards: readonly Card[]; deckAt: number };

/** The first new prompts of a deck, in its order, one for each card: the others come on later days. */
export function newCandidates(touched: TouchedCards, { now, deckKey, cards, deckAt }: NewOf, most: number): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [cardAt, card] of cards.entries()) {
    if (candidates.length === most) break;
    for (const { key: cardId } of promptsOf(card)) {
      const row = touched.get(cardId);
      if (row && row.stage !== "new") continue;
      const progress = row ? { card: newCard, isSuspended: row.isSuspended === 1, buriedUntil: row.buriedUntil } : untouched;
      if (isAway(progress, now)) continue;
      candidates.push({ deckKey, cardId, deckAt, cardAt, progress });
      break;
    }
  }
  return candidates;
}
