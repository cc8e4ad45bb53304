import { deckKeyOf } from "@recollect/domain/study/entry.ts";
import { sql } from "kysely";

import { precompiled } from "../../store/precompiled.ts";
import type { Db } from "../../store/tables.ts";
import type { StudiedDeck } from "./studied-decks.ts";

/** A deck with what is to be studied in it, before any limit of the day. */
export type DeckToStudy = {
  deckKey: string;
  ownerId: string;
  id: number;
  title: string;
  /** all its cards */
  cardCount: number;
  newCards: number;
  learning: number;
  due: number;
};

type Asked = { uid: string; now: number; endsAt: number };

const selectOwn = precompiled((db, { uid }: { uid: string }) =>
  db.selectFrom("decks").select(["ownerId", "id", "title", "cardCount"]).where("ownerId", "=", uid).orderBy("id", "desc"),
);

/** Of all decks, or of the one deck that is asked for. */
function countsByDeck(db: Db, { uid, now, endsAt }: Asked, one: { ownerId: string; id: number } | null) {
  const counts = db
    .selectFrom("studyCards")
    .select((eb) => {
      const isHere = eb.and([eb("isSuspended", "=", 0), eb.or([eb("buriedUntil", "is", null), eb("buriedUntil", "<=", now)])]);
      const isToday = eb.and([isHere, eb("due", "<", endsAt)]);
      const counted = (condition: ReturnType<typeof eb.and>) =>
        eb.fn.sum<number>(eb.case().when(condition).then(sql.lit(1)).else(sql.lit(0)).end());
      return [
        "deckOwnerId",
        "deckId",
        counted(eb.and([eb("stage", "=", "review"), isToday])).as("due"),
        counted(eb.and([eb("stage", "in", ["learning", "relearning"]), isToday])).as("learning"),
        counted(eb.and([eb("stage", "=", "new"), isHere])).as("newAgain"),
        eb.fn.countAll<number>().as("touched"),
      ];
    })
    .where("userId", "=", uid)
    .where("isPresent", "=", 1)
    .groupBy(["deckOwnerId", "deckId"]);
  return one ? counts.where("deckOwnerId", "=", one.ownerId).where("deckId", "=", one.id) : counts;
}

/** The decks of which the student has touched a card, and still may study them. Counted from an index alone, then joined. */
const selectBegun = precompiled((db, asked: Asked) =>
  db
    .selectFrom(countsByDeck(db, asked, null).as("begun"))
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "begun.deckOwnerId").onRef("decks.id", "=", "begun.deckId"))
    .select([
      "decks.ownerId",
      "decks.id",
      "decks.title",
      "decks.cardCount",
      "begun.due",
      "begun.learning",
      "begun.newAgain",
      "begun.touched",
    ])
    .where((eb) => eb.or([eb("decks.ownerId", "=", asked.uid), eb("decks.visibility", "in", ["Public", "Unlisted"])]))
    .orderBy("decks.id", "desc"),
);

const selectCountsOfOne = precompiled((db, asked: Asked & { ownerId: string; id: number }) => countsByDeck(db, asked, asked));

/** One deck that the student may study, whether or not it was begun. */
export async function deckToStudy(db: Db, asked: Asked, { ownerId, id, title, cards }: StudiedDeck): Promise<DeckToStudy> {
  const { due = 0, learning = 0, newAgain = 0, touched = 0 } = (await selectCountsOfOne(db, { ...asked, ownerId, id })).rows[0] ?? {};
  const newCards = cards.length - touched + newAgain;
  return { deckKey: deckKeyOf(ownerId, id), ownerId, id, title, cardCount: cards.length, newCards, learning, due };
}

/** All that a student studies, in the order in which new cards come: one's own decks, the newest first, then decks of others that were begun. */
export async function decksToStudy(db: Db, asked: Asked): Promise<DeckToStudy[]> {
  const own = (await selectOwn(db, { uid: asked.uid })).rows;
  const begun = (await selectBegun(db, asked)).rows;
  const byKey = new Map(begun.map((deck) => [deckKeyOf(deck.ownerId, deck.id), deck]));
  const others = begun.filter(({ ownerId }) => ownerId !== asked.uid);
  return [...own, ...others].map(({ ownerId, id, title, cardCount }) => {
    const deckKey = deckKeyOf(ownerId, id);
    const { due = 0, learning = 0, newAgain = 0, touched = 0 } = byKey.get(deckKey) ?? {};
    return { deckKey, ownerId, id, title, cardCount, newCards: cardCount - touched + newAgain, learning, due };
  });
}
