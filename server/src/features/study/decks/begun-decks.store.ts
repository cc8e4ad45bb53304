import { mayOpen } from "../../../access/deck-conditions.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

/** A deck's number and title, for the progress page. */
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
 * The decks in which the student has studied a card and which they may still open. If two have the same number (only tutorials do), the
 * student's own is returned, because addresses mean that one.
 */
export async function begunDecks(db: Db, uid: string): Promise<NamedDeck[]> {
  const { rows } = await select(db, { uid });
  const owned = new Set(rows.filter(({ ownerId }) => ownerId === uid).map(({ id }) => id));
  const distinctDecks = rows.filter(({ ownerId, id }) => ownerId === uid || !owned.has(id));
  return distinctDecks.map(({ id, title }) => ({ deckId: id, title }));
}
