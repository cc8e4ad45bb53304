import { expect, test } from "vitest";

import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { writeAnswers } from "../../../../test/practice/written-answers.ts";
import { cardsToLearnFrom } from "./memory-lines.store.ts";

/** One a day. */
const daily = (days: number) => Array.from({ length: days }, (_, day) => ({ day, grade: 3 }));

describeEachDatabase("the answers for learning", (openStore) => {
  test("are those of all decks, also of others' decks and of cards that fill several portions, without cards of only one day", async () => {
    const store = await openStore();
    const [ada, ben] = [await aStudent(store), await aStudent(store)];
    const decks: [deckOwnerId: string, deckId: number, cardId: string, days: number][] = [
      [ben, 7, "shared", 3],
      [ada, 1, "first", 2],
      [ada, 1, "long", 2500],
      ...Array.from({ length: 45 }, (_, at): [string, number, string, number] => [ada, 1, `many-${at}`, 20 + at]),
      [ada, 1, "once", 1],
      [ada, 9, "first", 4],
    ];
    await store.write(async ({ db }) => {
      const cards = decks.map(([deckOwnerId, deckId, cardId, days]) => ({
        userId: ada,
        deckOwnerId,
        deckId,
        cardId,
        reviews: daily(days),
      }));
      await writeAnswers(db, [...cards, { userId: ben, deckOwnerId: ben, deckId: 8, cardId: "own", reviews: daily(5) }]);
    });
    const found = await cardsToLearnFrom(store.read, ada);
    const expected = decks.filter(([, , , days]) => days > 1).map(([owner, deckId, , days]) => `${owner}/${deckId} ${Math.min(days, 64)}`);
    const said = found.map(({ deckKey, reviews }) => `${deckKey} ${reviews.length}`);
    expect(said).toHaveLength(expected.length);
    expect(new Set(said)).toEqual(new Set(expected));
    for (const { reviews } of found) expect(reviews.map(({ day }) => day)).toEqual(Array.from(reviews, (_, day) => day));
    expect((await cardsToLearnFrom(store.read, ben)).map(({ reviews }) => reviews.length)).toEqual([5]);
  });
});
