import { DECK, IDEMPOTENCY_KEY } from "@recollect/domain/limits/limits.ts";

import { mayNameMedia } from "../../../media/media-uses.store.ts";
import { mayAskMore } from "../../../prompts/prompts.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Store } from "../../../store/store.ts";
import { traits } from "../../../store/traits.ts";
import type { Creation } from "./creation-keys.store.ts";
import type { DeckRow } from "../deck/decks.store.ts";

type Given = {
  ownerId: string;
  id: number;
  title: string;
  description: string;
  cards: string;
  cardCount: number;
  visibility: string;
  now: number;
  key: string | null;
  fingerprint: string;
  oldestKey: number;
  share: number;
};

const make = precompiled((db, given: Given) =>
  db.selectNoFrom(({ fn, val, lit }) =>
    fn<boolean>("make_deck", [
      val(given.ownerId),
      val(given.id),
      val(given.title),
      val(given.description),
      val(given.cards),
      val(given.cardCount),
      val(given.visibility),
      val(given.now),
      val(given.key),
      val(given.fingerprint),
      val(given.oldestKey),
      lit(DECK.maxDecks),
      val(given.share),
    ]).as("isMade"),
  ),
);

/**
 * Makes a new deck by asking PostgreSQL once (see the migration 0010). False when nothing was made: then the long way has the deck, or the words
 * for why there is none.
 */
export async function makeDeckAtOnce(store: Store, deck: DeckRow, { key, fingerprint, now }: Creation, share: number): Promise<boolean> {
  if (!traits[store.kind].writesAtOnce || mayNameMedia(deck.cards) || mayAskMore(deck.cards)) return false;
  const { ownerId, id, title, description, cards, cardCount, visibility } = deck;
  const whole = {
    ownerId,
    id,
    title,
    description,
    cards,
    cardCount,
    visibility,
    now,
    key,
    fingerprint,
    oldestKey: now - IDEMPOTENCY_KEY.lifeMs,
  };
  return store.writeOne(async ({ db, announce }) => {
    const [row] = (await make(db, { ...whole, share: Math.min(share, Number.MAX_SAFE_INTEGER) })).rows;
    if (row?.isMade) announce({ kind: "deck", uid: ownerId, deckId: id });
    return row?.isMade ?? false;
  });
}
