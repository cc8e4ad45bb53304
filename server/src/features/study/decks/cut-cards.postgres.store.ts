import { between, cardBegin, cutCardsText } from "@recollect/domain/cards/cards-text.ts";
import { deckKeyOf, deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { sql } from "kysely";

import { mayOpen } from "../../../access/deck-conditions.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckText, WantedCards } from "./deck-text.ts";

/** Each extracted card decompresses its deck's text again: for more cards than this the whole text is read. */
const mostCut = 8;

/** JSON text never contains this character. */
const newline = "\n";

/** `ids` are JSON texts; null for the whole deck. */
type WantedDeck = { ownerId: string; deckId: number; ids: readonly string[] | null };

const select = precompiled((db, { uid, wantedPlaces }: { uid: string; wantedPlaces: string }) =>
  db
    .selectFrom(
      sql<WantedDeck>`json_to_recordset(cast(${wantedPlaces} as json))`.as<"wanted">(
        sql`wanted("ownerId" text, "deckId" bigint, "ids" json)`,
      ),
    )
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "wanted.ownerId").onRef("decks.id", "=", "wanted.deckId"))
    .select(["decks.ownerId", "decks.id", "title", "languages", sql<boolean>`wanted."ids" is null`.as("isWhole")])
    .select(
      // The inner query is not merged (offset 0), so that each text is searched once for a card.
      sql<string | null>`case when wanted."ids" is null then "decks"."cards" else (
        select string_agg(card_id || split_part(rest, ${sql.lit(between)}, 1), ${sql.lit(newline)})
        from (
          select card_id, split_part("decks"."cards", ${sql.lit(cardBegin)} || card_id, 2) as rest
          from json_array_elements_text(wanted."ids") as card_id
          offset 0
        ) as found
        where rest <> ''
      ) end`.as("cut"),
    )
    .where(mayOpen(uid)),
);

/**
 * The decks with these keys that the student may study, with only the wanted cards, which PostgreSQL extracts from the decks' texts. Decks
 * where the extraction may have failed are in `uncut`.
 */
export async function cutTexts(db: Db, uid: string, wantedCards: WantedCards): Promise<{ texts: Map<string, DeckText>; uncut: string[] }> {
  const places = [...wantedCards].flatMap(([deckKey, cardIds]): WantedDeck[] => {
    const place = deckOfKey(deckKey);
    const ids = cardIds && cardIds.size <= mostCut ? Array.from(cardIds, (id) => JSON.stringify(id)) : null;
    return place ? [{ ...place, ids }] : [];
  });
  const texts = new Map<string, DeckText>();
  const uncut: string[] = [];
  if (places.length === 0) return { texts, uncut };
  for (const { ownerId, id, title, languages, isWhole, cut } of (await select(db, { uid, wantedPlaces: JSON.stringify(places) })).rows) {
    const deckKey = deckKeyOf(ownerId, id);
    const cards = isWhole ? cut : cutCardsText(cut?.split(newline) ?? []);
    if (cards === null) uncut.push(deckKey);
    else texts.set(deckKey, { title, languages, cards });
  }
  return { texts, uncut };
}
