import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { aCard, cards } from "../../../../test/a-deck.ts";
import { aLearner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { Store } from "../../../store/store.ts";
import type { StudyQueue } from "./study-queue.ts";

const unusual = ["#chapter3", "🧪🧠", "الفصل-٣", "é".normalize("NFD"), "a%26b=c?", "x".repeat(50)];

async function aTaggedDeck(store: Store) {
  const learner = await aLearner(store, { cards: 1 });
  const deck = await learner.withDeck({
    cards: [
      { term: "one", definition: "1" },
      { term: "two", definition: "2", tags: ["even"], bothWays: true },
      { term: "three", definition: "3", tags: ["odd", "prime"] },
      { term: "four", definition: "4", tags: ["even"] },
    ],
  });
  const asked = async (tag: string) => {
    const { learning, reviews, newCards, counts } = await learner.study.taggedQueue(learner, deck.id, tag);
    return { terms: [...learning, ...reviews, ...newCards].map(({ question }) => question), counts };
  };
  const answer = (at: number, rating: "again" | "good" | "easy") =>
    learner.append(learner.answer({ deckKey: deck.key, cardId: deck.cards[at]!.id, at: learner.time.now, rating }));
  return { learner, deck, asked, answer };
}

describeEachDatabase("the queue of a tag", (openStore) => {
  test("has the cards with the tag, and counts only them", async () => {
    const { asked } = await aTaggedDeck(await openStore());
    expect(await asked("even")).toEqual({ terms: ["two", "four"], counts: { newCards: 2, learning: 0, due: 0 } });
    expect(await asked("prime")).toEqual({ terms: ["three"], counts: { newCards: 1, learning: 0, due: 0 } });
    expect(await asked("Even")).toEqual({ terms: [], counts: { newCards: 0, learning: 0, due: 0 } });
  });

  test("has steps and reviews of these cards, and leaves the other direction for another day", async () => {
    const { asked, answer, learner } = await aTaggedDeck(await openStore());
    await answer(0, "again");
    await answer(1, "easy");
    await answer(3, "again");
    expect(await asked("even")).toEqual({ terms: ["four"], counts: { newCards: 0, learning: 1, due: 0 } });
    learner.time.now += 30 * dayMs;
    expect(await asked("even")).toEqual({ terms: ["four", "two"], counts: { newCards: 0, learning: 1, due: 1 } });
  });

  test("respects the day's limits, and leaves out suspended cards", async () => {
    const { asked, learner, deck } = await aTaggedDeck(await openStore());
    await learner.append({ ...learner.common(), kind: "suspend", deckKey: deck.key, cardId: deck.cards[3]!.id });
    expect(await asked("even")).toEqual({ terms: ["two"], counts: { newCards: 1, learning: 0, due: 0 } });
    await learner.study.changeSettings(learner, { newPerDay: 1 });
    expect(await asked("even")).toEqual({ terms: ["two"], counts: { newCards: 1, learning: 0, due: 0 } });
    await learner.study.changeSettings(learner, { newPerDay: 0 });
    expect(await asked("even")).toEqual({ terms: [], counts: { newCards: 0, learning: 0, due: 0 } });
  });

  test("matches unusual tags exactly, over HTTP", async () => {
    const ada = await aCampus(await openStore()).student("ada");
    const deck = await ada.deck({ cards: [...unusual.map((tag) => aCard({ term: tag, definition: "x", tags: [tag] })), ...cards(2)] });
    for (const tag of unusual) {
      const path = `/api/study/queue?deckId=${deck.id}&tag=${encodeURIComponent(tag)}`;
      const { newCards } = await jsonOf<StudyQueue>(ada.get(path));
      expect(newCards.map(({ question }) => question)).toEqual([tag]);
    }
  });

  test("needs a deck that the student may open, and a valid tag", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ cards: [aCard({ tags: ["a"] })] });
    expect((await bob.get(`/api/study/queue?deckId=${deck.id}&tag=a`)).status).toBe(404);
    expect((await ada.get("/api/study/queue?tag=a")).status).toBe(422);
    expect((await ada.get(`/api/study/queue?deckId=${deck.id}&tag=${"a".repeat(51)}`)).status).toBe(422);
  });
});
