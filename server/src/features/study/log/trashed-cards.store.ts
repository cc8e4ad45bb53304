import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

const select = precompiled((db, { ownerId, id }: { ownerId: string; id: number }) =>
  db.selectFrom("trashedDecks").select("cards").where("ownerId", "=", ownerId).where("id", "=", id),
);

/** The cards of a deck in the trash, as JSON text; null when it is not there. The caller holds the owner's row (`lockStudent`). */
export async function trashedCards(db: Db, deck: { ownerId: string; id: number }): Promise<string | null> {
  return (await select(db, deck)).rows[0]?.cards ?? null;
}
