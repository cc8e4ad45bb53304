import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { Badge } from "@recollect/domain/accounts/profile.ts";
import { isTutorialId } from "@recollect/domain/decks/limits.ts";
import { sql } from "kysely";

import { isListedDeck } from "../../access/deck-conditions.store.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Db, DecksTable } from "../../store/tables.ts";

/** What a visitor may see of a deck in the Library, with its author's name. */
export type PreviewedRow = Pick<DecksTable, "id" | "title" | "description" | "cardCount"> & {
  /** the cards' JSON text; null if it is not wanted, or too long for a preview */
  cards: string | null;
  username: string | null;
  displayName: string | null;
  badge: Badge | null;
};

/** Limit of the cards' text that is read for a preview, in characters. */
const readAtMost = 256 * 1024;

type PreviewRequest = { id: number; /** in characters; 0 for none */ most: number };

const select = precompiled((db, { id, most }: PreviewRequest) =>
  listed(db, most).where("decks.id", "=", id).where("decks.id", ">", sql.lit(1)),
);
const selectTutorial = precompiled((db, { id, most }: PreviewRequest) =>
  listed(db, most).where("decks.ownerId", "=", OFFICIAL_UID).where("decks.id", "=", id),
);

function listed(db: Db, most: number) {
  const cards = sql<string | null>`case when ${most} > 0 and length("decks"."cards") <= ${most} then "decks"."cards" end`;
  return db
    .selectFrom("decks")
    .innerJoin("users", "users.id", "decks.ownerId")
    .select([
      "decks.id",
      "decks.title",
      "decks.description",
      "decks.cardCount",
      "users.username",
      "users.displayName",
      "users.badge",
      cards.as("cards"),
    ])
    .where(isListedDeck);
}

/** The Public deck with the id as it is now; null if there is none. Its cards are read only if wanted. */
export async function findPreviewed(db: Db, id: number, withCards: boolean): Promise<PreviewedRow | null> {
  const request = { id, most: withCards ? readAtMost : 0 };
  return (await (isTutorialId(id) ? selectTutorial : select)(db, request)).rows[0] ?? null;
}
