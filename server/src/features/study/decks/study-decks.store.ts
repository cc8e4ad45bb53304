import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { sql, type Expression, type SqlBool } from "kysely";

import { isSharedWith } from "../../../access/deck-conditions.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import { cardsOfDay, type CardsOfDay } from "./cards-of-day.store.ts";
import { canBeStudied, notBuried } from "./studyable-cards.store.ts";

/** A deck with what is to be studied in it, before the day's limits; `dueByDeck` and `firstReviews` count its reviews. */
export type DeckToStudy = {
  deckKey: string;
  ownerId: string;
  id: number;
  cardCount: number;
  /** the size of its cards; 0 when only this deck is asked for */
  bytes: number;
  /** new prompts */
  newCards: number;
  /** new prompts including those that are buried until tomorrow, such as the other direction of a card of today: an exam's plan has to fit them in */
  newToPlan: number;
  /** prompts in their steps that are due before the day ends */
  learning: number;
  /** the cards that can be studied today, each counted once */
  today: CardsOfDay;
};

type StudyDecksRequest = { uid: string; /** ms since 1970, as is the other */ now: number; endsAt: number };
type Place = { ownerId: string; id: number };

/**
 * The student's own decks, and shared decks of others in which they have studied a card: such a deck stays begun when its author deletes
 * those cards. Unordered.
 */
const selectDecks = precompiled((db, { uid }: { uid: string }) =>
  db
    .selectFrom("decks")
    .leftJoin("deckPrompts", (join) => join.onRef("deckPrompts.deckOwnerId", "=", "ownerId").onRef("deckPrompts.deckId", "=", "id"))
    .leftJoin("studyDecks", (join) =>
      join.on("studyDecks.userId", "=", uid).onRef("studyDecks.deckOwnerId", "=", "ownerId").onRef("studyDecks.deckId", "=", "id"),
    )
    .select((eb) => ["ownerId", "id", "cardCount", "prompts", "touched", eb.fn<number>("octet_length", ["cards"]).as("bytes")])
    .where("ownerId", "=", uid)
    .unionAll(
      db
        .selectFrom("studyDecks")
        .innerJoin("decks", (join) => join.onRef("ownerId", "=", "studyDecks.deckOwnerId").onRef("id", "=", "studyDecks.deckId"))
        .leftJoin("deckPrompts", (join) => join.onRef("deckPrompts.deckOwnerId", "=", "ownerId").onRef("deckPrompts.deckId", "=", "id"))
        .select((eb) => ["ownerId", "id", "cardCount", "prompts", "touched", eb.fn<number>("octet_length", ["cards"]).as("bytes")])
        .where("userId", "=", uid)
        .where("studyDecks.deckOwnerId", "<>", uid)
        .where(isSharedWith(uid)),
    ),
);

/** Cards in their steps, and touched new cards, such as restarted and buried ones: they are few, so they are counted. */
function underWay(db: Db, { uid, now, endsAt }: StudyDecksRequest) {
  return db
    .selectFrom("studyCards")
    .where(canBeStudied)
    .select((eb) => {
      const sumWhere = (condition: Expression<SqlBool>) =>
        eb.fn.sum<number>(eb.case().when(condition).then(sql.lit(1)).else(sql.lit(0)).end());
      return [
        "deckOwnerId",
        "deckId",
        sumWhere(eb.and([eb("stage", "<>", sql.lit("new")), eb("due", "<", endsAt), notBuried(now)])).as("learning"),
        sumWhere(eb.and([eb("stage", "=", sql.lit("new")), notBuried(now)])).as("newAgain"),
        sumWhere(eb("stage", "=", sql.lit("new"))).as("newToPlan"),
      ];
    })
    .where("userId", "=", uid)
    .where("stage", "<>", sql.lit("review"))
    .groupBy(["deckOwnerId", "deckId"]);
}

const selectUnderWay = precompiled((db, request: StudyDecksRequest) => underWay(db, request));

const selectUnderWayInOne = precompiled((db, request: StudyDecksRequest & Place) =>
  underWay(db, request).where("deckOwnerId", "=", request.ownerId).where("deckId", "=", request.id),
);

const selectPromptsOfOne = precompiled((db, { ownerId, id }: Place) =>
  db.selectFrom("deckPrompts").select("prompts").where("deckOwnerId", "=", ownerId).where("deckId", "=", id),
);

const selectTouchedOfOne = precompiled((db, { uid, ownerId, id }: { uid: string } & Place) =>
  db.selectFrom("studyDecks").select("touched").where("userId", "=", uid).where("deckOwnerId", "=", ownerId).where("deckId", "=", id),
);

type OneDeck = Place & { cardCount: number; bytes: number };

/** One deck that the student may study, begun or not. */
export async function deckToStudy(db: Db, request: StudyDecksRequest, { ownerId, id, cardCount, bytes }: OneDeck): Promise<DeckToStudy> {
  const [prompts, touched, underWayHere] = await Promise.all([
    selectPromptsOfOne(db, { ownerId, id }),
    selectTouchedOfOne(db, { uid: request.uid, ownerId, id }),
    selectUnderWayInOne(db, { ...request, ownerId, id }),
  ]);
  const row = { ownerId, id, cardCount, bytes, prompts: prompts.rows[0]?.prompts ?? null, touched: touched.rows[0]?.touched ?? 0 };
  const deckKey = deckKeyOf(ownerId, id);
  const ofDay = asksMoreThanOnce(row) ? await cardsOfDay(db, request, { ownerId, id }) : null;
  return withCounts(deckKey, row, underWayHere.rows[0], ofDay?.get(deckKey));
}

/** All decks of a student, in the order of their new cards: own decks, newest first, then begun decks of others. */
export async function studentsDecks(db: Db, uid: string): Promise<DeckRow[]> {
  const { rows } = await selectDecks(db, { uid });
  const isOwn = ({ ownerId }: DeckRow) => Number(ownerId === uid);
  return rows.sort((a, b) => isOwn(b) - isOwn(a) || b.id - a.id);
}

/** What is to be studied in them. */
export async function countedDecks(db: Db, request: StudyDecksRequest, decks: readonly DeckRow[]): Promise<DeckToStudy[]> {
  if (decks.length === 0) return [];
  const [{ rows }, ofDay] = await Promise.all([
    selectUnderWay(db, request),
    decks.some(asksMoreThanOnce) ? cardsOfDay(db, request, null) : new Map<string, CardsOfDay>(),
  ]);
  const underWayIn = new Map(rows.map((row) => [deckKeyOf(row.deckOwnerId, row.deckId), row]));
  return decks.map((row) => {
    const deckKey = deckKeyOf(row.ownerId, row.id);
    return withCounts(deckKey, row, underWayIn.get(deckKey), ofDay.get(deckKey));
  });
}

/** `prompts` is null for a deck with one prompt for each card that no student has begun. */
export type DeckRow = Place & { cardCount: number; bytes: number; prompts: number | null; touched: number | null };

/** Whether the student has begun a deck in which a card has several prompts: then its cards are counted one by one. */
function asksMoreThanOnce({ cardCount, prompts, touched }: Pick<DeckRow, "cardCount" | "prompts" | "touched">): boolean {
  return prompts !== null && prompts !== cardCount && touched !== null && touched > 0;
}

function withCounts(
  deckKey: string,
  row: DeckRow,
  cards: { learning: number; newAgain: number; newToPlan: number } | undefined,
  ofDay: CardsOfDay | undefined,
): DeckToStudy {
  const { ownerId, id, cardCount, bytes, prompts, touched } = row;
  const { learning = 0, newAgain = 0, newToPlan = 0 } = cards ?? {};
  const untouched = (prompts ?? cardCount) - (touched ?? 0);
  const newCards = untouched + newAgain;
  // Each card of a deck that was not begun can come today, however many prompts it has.
  const today = ofDay ?? { newCards: Math.min(newCards, cardCount), learning, due: null };
  return { deckKey, ownerId, id, cardCount, bytes, newCards, newToPlan: untouched + newToPlan, learning, today };
}
