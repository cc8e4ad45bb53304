import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { tutorialIds } from "@recollect/domain/decks/limits.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { sql } from "kysely";

import type { SessionViewer } from "../../http/viewer.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Db } from "../../store/tables.ts";

/** A deck as the tests need it. */
export type PracticableDeck = { ownerId: string; id: number; cards: readonly Card[] };

const selectOwn = precompiled((db, { uid, id }: { uid: string; id: number }) =>
  db.selectFrom("decks").select(["ownerId", "id", "cards"]).where("ownerId", "=", uid).where("id", "=", id),
);

/** Private decks are left out by the query itself, so that an answer takes as long for one of them as for an id never used. */
function shared(db: Db) {
  return db.selectFrom("decks").select(["ownerId", "id", "cards"]).where("visibility", "in", ["Public", "Unlisted"]);
}

/** By the index of ids, which are one deck's alone above the tutorials'. */
const selectShared = precompiled((db, { id }: { id: number }) => shared(db).where("id", "=", id).where("id", ">", sql.lit(1)));

/** Everybody has decks 0 and 1; the ones that are shared are the official account's. */
const selectTutorial = precompiled((db, { id }: { id: number }) => shared(db).where("ownerId", "=", OFFICIAL_UID).where("id", "=", id));

/**
 * The deck that a student means by an id: an own one first, then a Public or Unlisted one of somebody else. Throws
 * `deck/not-found` else, and says the same of a Private deck of others as of none.
 */
export async function practicableDeck(db: Db, viewer: Pick<SessionViewer, "uid">, id: number): Promise<PracticableDeck> {
  const selectOfOthers = tutorialIds.some((tutorialId) => tutorialId === id) ? selectTutorial : selectShared;
  const row = (await selectOwn(db, { uid: viewer.uid, id })).rows[0] ?? (await selectOfOthers(db, { id })).rows[0];
  if (!row) throw new AppError("deck/not-found");
  return { ownerId: row.ownerId, id: row.id, cards: cardsIn(row.cards) };
}
