import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { Badge } from "@recollect/domain/accounts/profile.ts";
import { isTutorialId } from "@recollect/domain/decks/limits.ts";
import { sql } from "kysely";

import { precompiled } from "../store/precompiled.ts";
import type { Db, DecksTable } from "../store/tables.ts";
import { isSharedDeck } from "./deck-conditions.store.ts";

/** A deck that others can read by its link, and what its author is called. */
export type SharedDeckRow = Pick<
  DecksTable,
  "ownerId" | "id" | "title" | "description" | "cards" | "cardCount" | "visibility" | "updatedAt" | "languages"
> & { username: string | null; displayName: string | null; badge: Badge | null };

const columns = [
  "decks.ownerId",
  "decks.id",
  "decks.title",
  "decks.description",
  "decks.cards",
  "decks.cardCount",
  "decks.visibility",
  "decks.updatedAt",
  "decks.languages",
  "users.username",
  "users.displayName",
  "users.badge",
] as const;

function shared(db: Db) {
  return db.selectFrom("decks").innerJoin("users", "users.id", "decks.ownerId").select(columns).where(isSharedDeck);
}

/** By the index of ids, which are one deck's alone above the tutorials'. */
function withOwnId(db: Db, id: number) {
  return shared(db).where("decks.id", "=", id).where("decks.id", ">", sql.lit(1));
}

/** Everybody has decks 0 and 1; the ones that are shared are the official account's. */
function tutorial(db: Db, id: number) {
  return shared(db).where("decks.ownerId", "=", OFFICIAL_UID).where("decks.id", "=", id);
}

const selectWithOwnId = precompiled((db, { id }: { id: number }) => withOwnId(db, id));
const selectTutorial = precompiled((db, { id }: { id: number }) => tutorial(db, id));
const holdWithOwnId = precompiled((db, { id }: { id: number }) => withOwnId(db, id).forShare("decks"));
const holdTutorial = precompiled((db, { id }: { id: number }) => tutorial(db, id).forShare("decks"));

/** The deck with the id, as it is now; null when there is none that is shared. */
export async function findSharedDeck(db: Db, id: number): Promise<SharedDeckRow | null> {
  return (await (isTutorialId(id) ? selectTutorial : selectWithOwnId)(db, { id })).rows[0] ?? null;
}

/** As `findSharedDeck`, and it stays as it is until the transaction ends: a change of it waits that long. */
export async function holdSharedDeck(db: Db, id: number): Promise<SharedDeckRow | null> {
  return (await (isTutorialId(id) ? holdTutorial : holdWithOwnId)(db, { id })).rows[0] ?? null;
}
