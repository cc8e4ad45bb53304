import type { Store } from "../src/store/store.ts";

/** Gives a deck another number, as if two servers had given the same one. Its words are left to be written again. */
export async function renumberDeck(store: Store, id: number, newId: number): Promise<void> {
  await store.write(async ({ db }) => {
    await db.deleteFrom("deckWords").where("deckId", "=", id).execute();
    await db.deleteFrom("deckWordsWaiting").where("deckId", "=", id).execute();
    await db.updateTable("decks").set({ id: newId }).where("id", "=", id).execute();
  });
}
