import { openDeck } from "../../../access/opened-decks.store.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";

import type { Db } from "../../../store/tables.ts";
import type { WasDeck } from "../reading/account/account-parts.ts";
import { sourcesByGuid } from "./imports.store.ts";
import type { MissedDecks } from "./missed-decks.ts";

/** A deck of the account with its id here. */
export type Arrived = { id: number; isNew: boolean; was: WasDeck };

/** A deck that the student may open here. */
export type DeckHere = { deckOwnerId: string; deckId: number };

export type AccountPlaces = ReturnType<typeof createAccountPlaces>;

type AccountPlacesOptions = { read: Db; uid: string; arrived: readonly Arrived[]; misses: ReturnType<MissedDecks> };

/** Maps the decks and cards of an account to those here: the ones imported with it, and others' decks that are still shared. */
export function createAccountPlaces({ read, uid, arrived, misses }: AccountPlacesOptions) {
  const own = new Map(arrived.toReversed().map(({ id, was }) => [was.key, { deckOwnerId: uid, deckId: id }]));
  const keysHere = new Map(arrived.map(({ id, was }) => [id, was.key]));
  const others = new Map<string, Promise<DeckHere | null>>();

  async function otherDeck(key: string): Promise<DeckHere | null> {
    const place = deckOfKey(key);
    if (!place || !misses.mayLook()) return null;
    const ownerId = await ownerOf(place.deckId);
    if (ownerId === place.ownerId) return { deckOwnerId: ownerId, deckId: place.deckId };
    misses.missed();
    return null;
  }

  async function ownerOf(deckId: number): Promise<string | null> {
    try {
      return (await openDeck(read, uid, deckId)).ownerId;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  async function deck(key: string): Promise<DeckHere | null> {
    const here = own.get(key);
    if (here) return here;
    const otherHere = others.get(key) ?? otherDeck(key);
    others.set(key, otherHere);
    return otherHere;
  }

  return {
    deck,

    /** The cards that exist here, each with its deck and its current id. */
    async cards(key: string, ids: readonly string[]): Promise<(DeckHere & { was: string; cardId: string })[]> {
      const here = await deck(key);
      if (!here) return [];
      if (!own.has(key)) return ids.map((cardId) => ({ ...here, was: cardId, cardId }));
      const sources = await sourcesByGuid(read, uid, [...new Set(ids)]);
      return sources
        .filter(({ deckId }) => keysHere.get(deckId) === key)
        .map(({ guid, deckId, cardId }) => ({ deckOwnerId: uid, deckId, was: guid, cardId }));
    },
  };
}
