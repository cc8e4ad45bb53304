import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { sql } from "kysely";

import { isSharedDeck } from "../../access/deck-conditions.store.ts";
import { findVisitedDeck, type VisitorAccess } from "../../access/visited-decks.store.ts";
import { mediaColumns, type MediaRow } from "../../media/media.store.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Db } from "../../store/tables.ts";

type MediumOfDeck = { deckId: number; mediaId: string };

const ofDeck = (db: Db, { deckId, mediaId }: MediumOfDeck) =>
  db
    .selectFrom("media")
    .innerJoin("mediaUses", "mediaUses.mediaId", "media.id")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "mediaUses.deckOwnerId").onRef("decks.id", "=", "mediaUses.deckId"))
    .select(mediaColumns.map((column) => `media.${column}` as const))
    .where("media.id", "=", mediaId)
    .where("decks.id", "=", deckId)
    .where(isSharedDeck);
const select = precompiled((db, medium: MediumOfDeck) => ofDeck(db, medium).where("decks.id", ">", sql.lit(1)));
const selectOfTutorial = precompiled((db, medium: MediumOfDeck) => ofDeck(db, medium).where("decks.ownerId", "=", OFFICIAL_UID));

/** A picture or a sound of a deck, if a visitor may read the card that shows it now; null otherwise. */
export async function findVisitedMedia(db: Db, medium: MediumOfDeck, access: VisitorAccess): Promise<MediaRow | null> {
  if (access.policy === "off") return null;
  const row = (await (isTutorialId(medium.deckId) ? selectOfTutorial : select)(db, medium)).rows[0];
  if (!row || access.policy === "read") return row ?? null;
  const deck = await findVisitedDeck(db, medium.deckId, access);
  return deck?.cards.includes(`](media/${medium.mediaId}.`) ? row : null;
}
