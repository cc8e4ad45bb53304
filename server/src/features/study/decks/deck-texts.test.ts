import { expect, test } from "vitest";

import { aLearner } from "../../../../test/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { deckTexts } from "./deck-texts.store.ts";

describeEachDatabase("the texts of decks", (openStore) => {
  test("are those of one's own decks and of shared ones, never of a deck that was withdrawn a moment ago", async () => {
    const store = await openStore();
    const [learner, author] = [await aLearner(store), await aLearner(store)];
    const shared = await author.withDeck({ title: "Shared", visibility: "Unlisted" });
    const keys = [learner.deck.key, shared.key, author.deck.key, "no key", `${author.uid}/77`];
    expect([...(await deckTexts(store.read, learner.uid, keys)).keys()]).toEqual([learner.deck.key, shared.key]);
    await author.decks.setVisibility(author.viewer, { uid: author.uid, id: shared.id }, "Private");
    expect([...(await deckTexts(store.read, learner.uid, keys)).keys()]).toEqual([learner.deck.key]);
    expect((await deckTexts(store.read, author.uid, keys)).size).toBe(2);
  });
});
