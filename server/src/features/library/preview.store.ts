import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { Badge } from "@recollect/domain/accounts/profile.ts";
import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { sql } from "kysely";

import { isListedDeck } from "../../access/deck-conditions.store.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Db, DecksTable } from "../../store/tables.ts";

/** What the landing page and the page of a link say of a deck in the Library, with its author's name. */
export type PreviewedRow = Pick<DecksTable, "id" | "title" | "description" | "cardCount"> & {
  username: string | null;
  displayName: string | null;
  badge: Badge | null;
};

const select = precompiled((db, { id }: { id: number }) => listed(db).where("decks.id", "=", id).where("decks.id", ">", sql.lit(1)));
const selectTutorial = precompiled((db, { id }: { id: number }) =>
  listed(db).where("decks.ownerId", "=", OFFICIAL_UID).where("decks.id", "=", id),
);

function listed(db: Db) {
  return db
    .selectFrom("decks")
    .innerJoin("users", "users.id", "decks.ownerId")
    .select(["decks.id", "decks.title", "decks.description", "decks.cardCount", "users.username", "users.displayName", "users.badge"])
    .where(isListedDeck);
}

/** The Public deck with the id as it is now; null if there is none. */
export async function findPreviewed(db: Db, id: number): Promise<PreviewedRow | null> {
  return (await (isTutorialId(id) ? selectTutorial : select)(db, { id })).rows[0] ?? null;
}
