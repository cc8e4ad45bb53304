import { deckKeyOf, deckOfKey } from "@recollect/domain/study/log/entry.ts";

import { mayOpen } from "../../../access/deck-conditions.store.ts";
import type { Db } from "../../../store/tables.ts";

/** A deck's title, and its cards and languages as the JSON texts that `DecksTable` holds. */
export type DeckText = { title: string; cards: string; languages: string | null };

/** The decks with these keys, by their keys, as far as there are such and the student may study them: one may be withdrawn at this moment. */
export async function deckTexts(db: Db, uid: string, keys: Iterable<string>): Promise<Map<string, DeckText>> {
  const texts = new Map<string, DeckText>();
  const places = [...new Set(keys)].flatMap((deckKey) => deckOfKey(deckKey) ?? []);
  for (const [ownerId, ofOwner] of Map.groupBy(places, (place) => place.ownerId)) {
    const ids = ofOwner.map(({ deckId }) => deckId);
    const select = db.selectFrom("decks").select(["id", "title", "cards", "languages"]).where(mayOpen(uid));
    for (const { id, ...text } of await select.where("ownerId", "=", ownerId).where("id", "in", ids).execute())
      texts.set(deckKeyOf(ownerId, id), text);
  }
  return texts;
}
