import { deckKeyOf, deckOfKey } from "@recollect/domain/study/log/entry.ts";

import { mayOpen } from "../../../access/deck-conditions.store.ts";
import type { Store } from "../../../store/store.ts";
import { traits } from "../../../store/database-capabilities.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckText, WantedCards } from "./deck-text.ts";
import { cutTexts } from "./cut-cards.postgres.store.ts";

/** The length of a deck's text, in bytes; 0 if it does not exist. */
export async function textBytes(db: Db, { ownerId, id }: { ownerId: string; id: number }): Promise<number> {
  const select = db.selectFrom("decks").select((eb) => eb.fn<number>("octet_length", ["cards"]).as("bytes"));
  return (await select.where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst())?.bytes ?? 0;
}

/** Decks whose texts are short together, and long ones by themselves, each with their length in bytes; keys of decks that do not exist are left out. */
export async function textsAtOnce(db: Db, keys: Iterable<string>, mostBytes: number): Promise<{ deckKeys: string[]; bytes: number }[]> {
  const places = [...new Set(keys)].flatMap((deckKey) => deckOfKey(deckKey) ?? []);
  const pieces: { deckKeys: string[]; bytes: number }[] = [];
  for (const [ownerId, ofOwner] of Map.groupBy(places, (place) => place.ownerId)) {
    const ids = ofOwner.map(({ deckId }) => deckId);
    const select = db.selectFrom("decks").select((eb) => ["id", eb.fn<number>("octet_length", ["cards"]).as("bytes")]);
    for (const { id, bytes } of await select.where("ownerId", "=", ownerId).where("id", "in", ids).execute()) {
      const deckKey = deckKeyOf(ownerId, id);
      const last = pieces.at(-1);
      if (!last || last.bytes + bytes > mostBytes) pieces.push({ deckKeys: [deckKey], bytes });
      else [last.deckKeys, last.bytes] = [[...last.deckKeys, deckKey], last.bytes + bytes];
    }
  }
  return pieces;
}

/** The decks with these keys that exist and that the student may study, by key: one may be withdrawn at any moment. */
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

/**
 * The same for a few cards of each deck: `cards` has the wanted ones, and possibly others. PostgreSQL sends only the cards if they are few;
 * the embedded database reads the whole text anyway.
 */
export async function textsOfCards(
  { read, kind }: Pick<Store, "read" | "kind">,
  uid: string,
  wantedCards: WantedCards,
): Promise<Map<string, DeckText>> {
  if (!traits[kind].sendsTexts) return deckTexts(read, uid, wantedCards.keys());
  const { texts, uncut } = await cutTexts(read, uid, wantedCards);
  return uncut.length === 0 ? texts : new Map([...texts, ...(await deckTexts(read, uid, uncut))]);
}
