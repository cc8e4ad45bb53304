import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { firstCardsText } from "@recollect/domain/cards/cards-text.ts";
import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import type { VisitorPolicy } from "@recollect/domain/library/visit.ts";
import { canVisit } from "@recollect/domain/permissions/decks.ts";
import { sql } from "kysely";

import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";
import { isSharedDeck } from "./deck-conditions.store.ts";
import { findSharedDeck, type SharedDeckRow } from "./shared-decks.store.ts";

/** What the operator lets visitors read: the policy, and how many cards `preview` shows. */
export type VisitorAccess = { policy: VisitorPolicy; previewCards: number };

const bytesOf = (db: Db) =>
  db
    .selectFrom("decks")
    .select((eb) => eb.fn<number>("octet_length", ["cards"]).as("bytes"))
    .where(isSharedDeck);
const selectBytes = precompiled((db, { id }: { id: number }) => bytesOf(db).where("id", "=", id).where("id", ">", sql.lit(1)));
const selectBytesOfTutorial = precompiled((db, { id }: { id: number }) =>
  bytesOf(db).where("ownerId", "=", OFFICIAL_UID).where("id", "=", id),
);

/** The length of the cards of a deck that visitors may read, in bytes; null if there is no such deck. */
export async function visitedDeckBytes(db: Db, id: number, { policy }: VisitorAccess): Promise<number | null> {
  if (policy === "off") return null;
  return (await (isTutorialId(id) ? selectBytesOfTutorial : selectBytes)(db, { id })).rows[0]?.bytes ?? null;
}

/** The deck with the id as a visitor may read it now, with the cards that are shown to visitors; null if there is none. */
export async function findVisitedDeck(db: Db, id: number, { policy, previewCards }: VisitorAccess): Promise<SharedDeckRow | null> {
  const row = policy === "off" ? null : await findSharedDeck(db, id);
  if (!row || !canVisit(policy, row)) return null;
  return policy === "preview" ? { ...row, cards: firstCardsText(row.cards, previewCards) } : row;
}
