import { mayOpen } from "../../../access/deck-conditions.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

/** A deck by its number and name, as the progress page offers it. */
export type NamedDeck = { deckId: number; title: string };

const select = precompiled((db, { uid }: { uid: string }) =>
  db
    .selectFrom("studyDecks")
    .innerJoin("decks", (join) => join.onRef("ownerId", "=", "deckOwnerId").onRef("id", "=", "deckId"))
    .select(["ownerId", "id", "title"])
    .where("userId", "=", uid)
    .where(mayOpen(uid)),
);

/**
 * The decks of which the student has touched a card and still may study. Of two with one number, which only tutorials have, the student's
 * own one is named: it is the one that an address means.
 */
export async function begunDecks(db: Db, uid: string): Promise<NamedDeck[]> {
  const { rows } = await select(db, { uid });
  const owned = new Set(rows.filter(({ ownerId }) => ownerId === uid).map(({ id }) => id));
  const meant = rows.filter(({ ownerId, id }) => ownerId === uid || !owned.has(id));
  return meant.map(({ id, title }) => ({ deckId: id, title }));
}
