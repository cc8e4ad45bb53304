import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeviceLine } from "@recollect/domain/device/device-lines.ts";
import type { DeviceDatabase } from "./device-store.ts";

type StatesLine = Extract<DeviceLine, { kind: "states" }>;

const keyOf = (ownerId: string, deckId: number) => `${ownerId}/${deckId}`;

export type FillAnew = Awaited<ReturnType<typeof fillAnew>>;

/**
 * Notes what comes in a fill that begins anew. The fill may break off, so the device goes on with what it had, and what did not come is removed when all has
 * come.
 */
export async function fillAnew(database: DeviceDatabase) {
  const revisions = await revisionsIn(database);
  const decks = new Set<number>();
  const states = new Map<string, Set<string>>();

  return {
    /** The revision that a deck had here before this fill; an older one of the server replaces it too, but not one that was saved since. */
    noteDeck({ id }: Deck): number | undefined {
      decks.add(id);
      return revisions.get(id);
    },

    noteStates({ deckOwnerId, deckId, cards }: StatesLine): void {
      const key = keyOf(deckOwnerId, deckId);
      const ids = states.get(key) ?? new Set<string>();
      for (const { cardId } of cards) ids.add(cardId);
      states.set(key, ids);
    },

    /** Everything has come: removes the rest, and writes the cursor with it. Decks in `kept` are asked for by themselves. */
    async end(kept: readonly number[], meta: { cursor: string; filledAt: number }): Promise<void> {
      const all = database.transaction(["decks", "states", "meta"], "readwrite");
      const [deckStore, stateStore, metaStore] = [all.objectStore("decks"), all.objectStore("states"), all.objectStore("meta")];
      const goneDecks = [...revisions.keys()].filter((id) => !decks.has(id) && !kept.includes(id));
      const forgetRest = async () => {
        for (let cursor = await stateStore.openCursor(); cursor; cursor = await cursor.continue()) {
          const { deckOwnerId, deckId, states: before } = cursor.value;
          const ids = states.get(keyOf(deckOwnerId, deckId));
          const left = Object.entries(before).filter(([cardId]) => ids?.has(cardId));
          if (left.length === 0) await cursor.delete();
          else if (left.length < Object.keys(before).length) await cursor.update({ ...cursor.value, states: Object.fromEntries(left) });
        }
      };
      await Promise.all([
        ...goneDecks.map((id) => deckStore.delete(id)),
        forgetRest(),
        metaStore.put(meta.cursor, "cursor"),
        metaStore.put(meta.filledAt, "filledAt"),
        all.done,
      ]);
    },
  };
}

async function revisionsIn(database: DeviceDatabase): Promise<ReadonlyMap<number, number>> {
  const revisions = new Map<number, number>();
  const { store } = database.transaction("decks");
  // One long deck in memory at a time.
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) revisions.set(cursor.key, cursor.value.revision);
  return revisions;
}
