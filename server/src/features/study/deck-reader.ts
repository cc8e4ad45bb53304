import type { Card } from "@recollect/domain/decks/deck.ts";
import { deckOfKey } from "@recollect/domain/study/entry.ts";

import type { Db } from "../../store/tables.ts";

export type DeckText = { title: string; cards: readonly Card[] };

export type DeckReader = ReturnType<typeof createDeckReader>;

/** Reads decks by their keys, each once, several at a time. Whether the student may study them is said before it is asked. */
export function createDeckReader(db: Db, known: Iterable<readonly [deckKey: string, deck: DeckText]> = []) {
  const decks = new Map<string, DeckText>(known);

  /** The decks that there are. */
  async function read(keys: Iterable<string>): Promise<ReadonlyMap<string, DeckText>> {
    const places = [...new Set(keys)].flatMap((deckKey) => (decks.has(deckKey) ? [] : [{ deckKey, place: deckOfKey(deckKey) }]));
    for (const [ownerId, ofOwner] of Map.groupBy(places, ({ place }) => place?.ownerId)) {
      if (ownerId === undefined) continue;
      const ids = ofOwner.flatMap(({ place }) => place?.deckId ?? []);
      const select = db.selectFrom("decks").select(["id", "title", "cards"]).where("ownerId", "=", ownerId).where("id", "in", ids);
      for (const { id, title, cards } of await select.execute())
        decks.set(`${ownerId}/${id}`, { title, cards: JSON.parse(cards) as Card[] });
    }
    return decks;
  }

  return { read };
}
