import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { untouched } from "@recollect/domain/study/log/rebuild.ts";
import { countsOf, nextOf, queueOf, type Candidate } from "@recollect/domain/study/session/queue.ts";
import { ratings } from "@recollect/domain/study/schedule/ratings.ts";
import { expect, test } from "vitest";

import { cards } from "../../../../test/a-deck.ts";
import { aLearner, type Learner } from "../../../../test/study/a-learner.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { progressOf } from "../decks/study-cards.store.ts";
import { cardsAtOnce } from "./study-queue.ts";

const minute = 60_000;

/** All cards of these decks with their progress, as input of the domain's queue. */
async function allCandidates(
  { derived }: Learner,
  decks: readonly { key: string; cards: readonly { id: string }[] }[],
): Promise<Candidate[]> {
  const rows = new Map((await derived()).map((row) => [`${row.deckOwnerId}/${row.deckId}/${row.cardId}`, progressOf(row)]));
  return decks.flatMap(({ key, cards: ofDeck }, deckAt) =>
    ofDeck.map(({ id }, cardAt) => ({ deckKey: key, cardId: id, deckAt, cardAt, progress: rows.get(`${key}/${id}`) ?? untouched })),
  );
}

describeEachDatabase("the study queue", (openStore) => {
  test("of a new deck has its cards in order with both sides, as many as the day's limit allows", async () => {
    const learner = await aLearner(await openStore(), { cards: 35 });
    await learner.study.changeSettings(learner, { newPerDay: 32 });
    const queue = await learner.study.queue(learner, learner.deck.id);
    expect(queue.counts).toEqual({ newCards: 32, learning: 0, due: 0 });
    expect(queue.newCards.map(({ cardId }) => cardId)).toEqual(learner.deck.cards.slice(0, cardsAtOnce).map(({ id }) => id));
    expect(queue.newCards[0]).toMatchObject({ deckId: learner.deck.id, deckTitle: "Capitals", term: "Term 1", definition: "Definition 1" });
  });

  test("of all decks has new cards of the newest deck first, and the limit is for all of them", async () => {
    const learner = await aLearner(await openStore(), { cards: 3 });
    const newer = await learner.withDeck({ title: "Newer", cards: cards(2) });
    await learner.study.changeSettings(learner, { newPerDay: 4 });
    expect((await learner.study.queue(learner, null)).newCards.map(({ deckTitle }) => deckTitle)).toEqual([
      "Newer",
      "Newer",
      "Capitals",
      "Capitals",
    ]);
    await learner.append(learner.answer({ deckKey: newer.key, cardId: newer.cards[0]!.id }));
    const { counts, learning } = await learner.study.queue(learner, learner.deck.id);
    expect(counts).toEqual({ newCards: 3, learning: 0, due: 0 });
    expect(learning).toEqual([]);
  });

  test("an answered card is learned, and is due again by the minute and then by the day, at 4 a.m.", async () => {
    const learner = await aLearner(await openStore(), { cards: 1 });
    await learner.append(learner.answer());
    const queue = async () => learner.study.queue(learner, learner.deck.id);
    expect((await queue()).counts).toEqual({ newCards: 0, learning: 1, due: 0 });
    learner.time.now += 10 * minute;
    expect(nextOf(await queue(), learner.time.now)).toMatchObject({ state: "card", candidate: { term: "Term 1" } });
    await learner.append(learner.answer());
    expect((await queue()).counts).toEqual({ newCards: 0, learning: 0, due: 0 });
    const [{ due } = { due: 0 }] = await learner.derived();
    learner.time.now = Math.floor(due / dayMs) * dayMs + 4 * 60 * minute - 1;
    expect((await queue()).counts.due).toBe(0);
    learner.time.now += 1;
    expect((await queue()).counts.due).toBe(1);
    expect((await queue()).reviews).toMatchObject([{ cardId: learner.deck.cards[0]!.id, progress: { card: { stage: "review" } } }]);
  });

  test("buried and suspended cards are not counted, and return on their day", async () => {
    const learner = await aLearner(await openStore(), { cards: 3 });
    const [first, second] = learner.deck.cards;
    await learner.append(
      { ...learner.common(), cardId: first!.id, kind: "bury" },
      { ...learner.common(), cardId: second!.id, kind: "suspend" },
    );
    const terms = async () => (await learner.study.queue(learner, learner.deck.id)).newCards.map(({ term }) => term);
    expect(await terms()).toEqual(["Term 3"]);
    expect((await learner.study.summary(learner)).counts.newCards).toBe(1);
    learner.time.now += dayMs;
    expect(await terms()).toEqual(["Term 1", "Term 3"]);
  });

  test("has the same counts as the domain with every card, after any answers and on any day", async () => {
    const random = seededRandom("counts");
    const learner = await aLearner(await openStore(), { cards: 12 });
    const other = await learner.withDeck({ title: "Other", cards: cards(8) });
    const decks = [other, learner.deck];
    await learner.study.changeSettings(learner, { timeZone: "Pacific/Auckland", newPerDay: 6, reviewsPerDay: 3 });
    for (let step = 0; step < 60; step += 1) {
      learner.time.now += Math.floor(random() ** 3 * 2 * dayMs) + 1;
      const deck = decks[Math.floor(random() * 2)]!;
      const place = { deckKey: deck.key, cardId: deck.cards[Math.floor(random() * deck.cards.length)]!.id };
      const lot = random();
      if (lot < 0.1) await learner.append({ ...learner.common(), ...place, kind: lot < 0.05 ? "bury" : "suspend" });
      else await learner.append(learner.answer({ ...place, rating: ratings[Math.floor(random() * 4)]! }));
      const queue = await learner.study.queue(learner, null);
      const rules = { now: queue.now, dayShiftMs: queue.scheduling.dayShiftMs, left: queue.left };
      const whole = queueOf(await allCandidates(learner, decks), rules);
      expect(queue.counts).toEqual(countsOf(whole, rules));
      const ids = (list: readonly Candidate[]) => list.slice(0, 10).map(({ cardId }) => cardId);
      expect(ids(queue.reviews)).toEqual(ids(whole.reviews));
      expect(ids(queue.newCards)).toEqual(ids(whole.newCards));
    }
  });

  test("a deck of the Library is studied while it is shared, and its copy starts without progress", async () => {
    const store = await openStore();
    const learner = await aLearner(store, { cards: 1 });
    const owner = await aStudent(store);
    const shared = await learner.withDeck({ title: "Shared", cards: cards(2), visibility: "Public", owner });
    await learner.append(learner.answer({ deckKey: shared.key, cardId: shared.cards[0]!.id }));
    const ofShared = async () => (await learner.study.summary(learner)).decks.find(({ deckKey }) => deckKey === shared.key);
    expect(await ofShared()).toEqual({ deckKey: shared.key, deckId: shared.id, newCards: 1, learning: 1, due: 0 });
    const copy = await learner.decks.copy(learner.viewer, shared.id, null);
    expect((await learner.study.queue(learner, copy.id)).counts).toEqual({ newCards: 2, learning: 0, due: 0 });
    await learner.decks.setVisibility({ uid: owner }, { uid: owner, id: shared.id }, "Private");
    expect(await ofShared()).toBeUndefined();
    await expect(learner.study.queue(learner, shared.id)).rejects.toMatchObject({ code: "deck/not-found" });
    const { learning } = await learner.study.queue(learner, null);
    expect(learning).toEqual([]);
  });

  test("deleted cards and decks are removed from it", async () => {
    const learner = await aLearner(await openStore(), { cards: 3 });
    await learner.append(learner.answer());
    const [, second] = learner.deck.cards;
    const address = { uid: learner.uid, id: learner.deck.id };
    await learner.decks.replace(learner.viewer, address, { title: "Capitals", description: "", cards: [second!] }, 1);
    expect((await learner.study.queue(learner, null)).counts).toEqual({ newCards: 1, learning: 0, due: 0 });
    await learner.decks.remove(learner.viewer, address);
    expect(await learner.study.summary(learner)).toMatchObject({ counts: { newCards: 0, learning: 0, due: 0 }, decks: [] });
  });
});
