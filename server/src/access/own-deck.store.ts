import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { sql } from "kysely";

import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";

/** Whether the deck is this student's own. */
export async function isOwnDeck(db: Db, ownerId: string, id: number): Promise<boolean> {
  return (await db.selectFrom("decks").select("id").where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst()) !== undefined;
}

const bytesOf = (db: Db) => db.selectFrom("decks").select((eb) => eb.fn<number>("octet_length", ["cards"]).as("bytes"));

const selectBytes = precompiled((db, { id }: { id: number }) => bytesOf(db).where("id", "=", id).where("id", ">", sql.lit(1)));

const selectBytesOfTutorial = precompiled((db, { uid, id }: { uid: string; id: number }) =>
  bytesOf(db).where("ownerId", "=", uid).where("id", "=", id),
);

/** The length of a deck's cards, in bytes; 0 without such a deck. Of the tutorials, which every student has, this student's are measured. */
export async function deckBytes(db: Db, uid: string, id: number): Promise<number> {
  const { rows } = await (isTutorialId(id) ? selectBytesOfTutorial(db, { uid, id }) : selectBytes(db, { id }));
  return rows[0]?.bytes ?? 0;
}
