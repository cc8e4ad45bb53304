import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { tutorialIds } from "@recollect/domain/decks/limits.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { sql } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

/** A deck as studying needs it. */
export type StudiedDeck = { ownerId: string; id: number; title: string; cards: readonly Card[] };

/** Where a deck is: its owner and its number. */
export type DeckPlace = { deckOwnerId: string; deckId: number };

type Asked = { uid: string; ownerId: string; id: number };

/** One's own decks and those that others share; Private ones of others are left out by the query itself. */
function studiable(db: Db, { uid }: { uid: string }) {
  return db
    .selectFrom("decks")
    .select(["ownerId", "id", "title", "cards"])
    .where((eb) => eb.or([eb("ownerId", "=", uid), eb("visibility", "in", ["Public", "Unlisted"])]));
}

const select = precompiled((db, { uid, ownerId, id }: Asked) => studiable(db, { uid }).where("ownerId", "=", ownerId).where("id", "=", id));

const hold = precompiled((db, { uid, ownerId, id }: Asked) =>
  studiable(db, { uid }).where("ownerId", "=", ownerId).where("id", "=", id).forShare(),
);

/** By the index of ids, which are one deck's alone above the tutorials'. */
const selectShared = precompiled((db, { uid, id }: { uid: string; id: number }) =>
  studiable(db, { uid }).where("id", "=", id).where("id", ">", sql.lit(1)),
);

/**
 * The deck that a student means by an id: an own one first, then a Public or Unlisted one of somebody else. Throws
 * `deck/not-found` else, and says the same of a Private deck of others as of none.
 */
export async function studiedDeck(db: Db, uid: string, id: number): Promise<StudiedDeck> {
  const isTutorial = tutorialIds.some((tutorialId) => tutorialId === id);
  const own = (await select(db, { uid, ownerId: uid, id })).rows[0];
  const row = own ?? (isTutorial ? await select(db, { uid, ownerId: OFFICIAL_UID, id }) : await selectShared(db, { uid, id })).rows[0];
  if (!row) throw new AppError("deck/not-found");
  return { ...row, cards: cardsIn(row.cards) };
}

/** The deck with a key, which stays as it is until the transaction ends; null when the student may not study it, or there is none. */
export async function heldDeck(db: Db, uid: string, deckKey: string): Promise<StudiedDeck | null> {
  const place = deckOfKey(deckKey);
  const row = place ? (await hold(db, { uid, ownerId: place.ownerId, id: place.deckId })).rows[0] : undefined;
  return row ? { ...row, cards: cardsIn(row.cards) } : null;
}

/** The place of a deck in the tables. Throws `deck/not-found` for a text that is no key. */
export function placeOf(deckKey: string): DeckPlace {
  const deck = deckOfKey(deckKey);
  if (!deck) throw new AppError("deck/not-found");
  return { deckOwnerId: deck.ownerId, deckId: deck.deckId };
}
