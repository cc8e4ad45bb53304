import { expect, test } from "vitest";

import { aCard, aDeck } from "../../../../test/a-deck.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { Store } from "../../../store/store.ts";
import { createDecks } from "../decks.service.ts";

const NOW = 1_800_000_000_000;

/** A deck made by a process that has just begun and knows of no number that others took. */
async function made(store: Store, uid: string, now = NOW, term = "a {{c1::gap}}") {
  return createDecks({ store, clock: () => now, brand: "" }).create({ uid }, uid, aDeck({ cards: [aCard({ term }), aCard()] }));
}

const promptsOf = (store: Store, deckId: number) =>
  store.read.selectFrom("deckPrompts").select(["prompts", "isListed"]).where("deckId", "=", deckId).execute();

describeEachDatabase("a new deck whose number", (openStore) => {
  test("is taken has the next one", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    expect([(await made(store, uid)).id, (await made(store, uid)).id, (await made(store, uid)).id]).toEqual([NOW, NOW + 1, NOW + 2]);
    expect(await promptsOf(store, NOW + 1)).toEqual([{ prompts: 2, isListed: 0 }]);
  });

  test.each(["a {{c1::gap}}", "no gap"])("was studied under once has its cards listed, as those of a begun deck are: %s", async (term) => {
    const store = await openStore();
    const uid = await aStudent(store);
    await made(store, uid);
    await store.write(({ db }) =>
      db
        .insertInto("studyCards")
        .values({
          userId: uid,
          deckOwnerId: uid,
          deckId: NOW + 1,
          cardId: "an earlier card",
          stage: "new",
          due: NOW,
          scheduledDays: 0,
          isSuspended: 0,
          buriedUntil: null,
          isPresent: 0,
          lastAt: NOW,
          lastId: "its last entry",
          state: "{}",
          shuffleKey: 0,
        })
        .execute(),
    );
    const { id } = await made(store, uid, NOW + 1, term);
    expect(id).toBe(NOW + 1);
    expect(await promptsOf(store, id)).toEqual([{ prompts: 2, isListed: 1 }]);
  });
});
