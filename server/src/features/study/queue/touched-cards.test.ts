import { expect, test } from "vitest";

import { aLearner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { touchedCards, touchedOfDecks } from "./candidates.store.ts";

describeEachDatabase("the touched cards of several decks", (openStore) => {
  test("are those of each deck, and no other student's", async () => {
    const store = await openStore();
    const [ada, ben] = [await aLearner(store, { cards: 5 }), await aLearner(store)];
    const [second, untouched] = [await ada.withDeck(), await ada.withDeck()];
    const both = [ada.deck, second];
    for (const deck of both) for (const { id } of deck.cards.slice(0, 2)) await ada.append(ada.answer({ deckKey: deck.key, cardId: id }));
    await ben.append(ben.answer());
    const places = [...both, untouched].map(({ key, id }) => ({ deckKey: key, ownerId: ada.uid, id }));
    const found = await touchedOfDecks(store, ada.uid, places);
    for (const { deckKey, ...place } of places) {
      const alone = await touchedCards(store.read, { uid: ada.uid, ...place });
      expect(Object.fromEntries(found.get(deckKey) ?? [])).toMatchObject(Object.fromEntries(alone));
      expect((found.get(deckKey) ?? new Map()).size).toBe(alone.size);
    }
    expect(found.get(ada.deck.key)?.size).toBe(2);
    expect((await touchedOfDecks(store, ben.uid, places)).get(ada.deck.key)?.size ?? 0).toBe(0);
  });
});
