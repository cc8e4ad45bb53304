import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { spacedReviews } from "@recollect/domain/study/memory/reviews.ts";
import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { onceADay } from "@recollect/domain/study/settings.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aLearner, type Learner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { noParts } from "../progress/day-parts.ts";
import { openReader } from "../../../store/reading/reader.ts";
import { memoriesInForce } from "../settings/memories-in-force.store.ts";
import type { LearnedScope, LearningOrder } from "./learning-work.ts";
import { addMemory } from "./memories.store.ts";
import { cardsToLearnFrom } from "./memory-lines.store.ts";

const judged = (logLoss: number) => ({ answers: 200, logLoss, calibration: 0.04 });

/** The result of learning for a student who forgets fast. */
const learnt: LearnedScope = {
  deckKey: null,
  weights: averageWeights.map((weight, at) => (at < 4 ? weight / 3 : weight)),
  figures: {
    learning: { answers: 600, splitDay: 1, average: judged(0.4), before: null, learned: judged(0.3), bins: { average: [], learned: [] } },
    newADay: 3,
    halfLives: null,
    curve: null,
  },
};

/** Studies what is due each day. */
async function studyDaily(learner: Learner, days: number): Promise<void> {
  const random = seededRandom("daily");
  for (let day = 0; day < days; day++, learner.time.now += dayMs) {
    const { learning, reviews, newCards } = await learner.study.queue(learner.viewer, null);
    const entries = [...learning, ...reviews, ...newCards].map(({ cardId }, at) =>
      learner.answer({ cardId, rating: random() < 0.8 ? "good" : "again", at: learner.time.now + at }),
    );
    if (entries.length > 0) await learner.append(...entries);
  }
}

describeEachDatabase("a student's own memory model", (openStore) => {
  test("is learned from the log, used for the next answers, and left by one step", async () => {
    const store = await openStore();
    const orders: LearningOrder[] = [];
    const learner = await aLearner(store, { cards: 40, learn: async (order) => (orders.push(order), [learnt]) });
    await learner.study.changeSettings(learner.viewer, { learningSteps: [], relearningSteps: [] });
    await studyDaily(learner, 14);
    const { memory } = learner.study;
    await memory.whenTurned();
    expect(orders).toEqual([]);
    const { answers } = await memory.view(learner.viewer);
    expect(answers).toBeGreaterThan(0);
    await memory.ask(learner.viewer);
    await memory.whenLearned(learner.uid);
    const view = await memory.view(learner.viewer);
    expect(view).toMatchObject({ isLearning: false, failure: null, inForce: { standing: "in-force", learning: { answers: 600 } } });
    // The same log gives the same result, however often it is requested.
    expect((await memory.ask(learner.viewer)).isLearning).toBe(false);
    expect(orders).toHaveLength(1);
    const { place, userId } = orders[0]!;
    const reader = await openReader(place);
    const given = (await cardsToLearnFrom(reader.db, userId)).map(({ reviews: some }) => spacedReviews(some));
    await reader.close();
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(answers);

    const before = await learner.derived();
    const { scheduling, reviews, learning } = await learner.study.queue(learner.viewer, null);
    expect(scheduling.memory?.version).toBeGreaterThan(0);
    const [card] = [...reviews, ...learning];
    const answer = learner.answer({ cardId: card!.cardId });
    await learner.append(answer);
    const entry = JSON.parse((await learner.log()).find(({ id }) => id === answer.id)!.entry) as { scheduling: object };
    expect(entry.scheduling).toEqual(scheduling);
    const after = await learner.derived();
    await learner.study.rebuild(learner.viewer);
    expect(await learner.derived()).toEqual(after);
    await learner.append({ ...learner.undo(answer), at: learner.time.now + 1 });
    const cards = (rows: typeof before) => rows.map(({ lastAt: _at, lastId: _id, ...row }) => row);
    expect(cards(await learner.derived())).toEqual(cards(before));

    // Adopting the model moved no card; rescheduling moves all, as the preview said, and rebuilding from the log gives the same.
    const preview = await memory.preview(learner.viewer);
    expect(preview.after).not.toEqual(preview.before);
    expect((await memory.plan(learner.viewer)).cards).toBeGreaterThan(20);
    expect((await memory.preview(learner.viewer)).before).toEqual(preview.after);
    const planned = await learner.derived();
    await learner.study.rebuild(learner.viewer);
    expect(await learner.derived()).toEqual(planned);
    expect(await memory.plan(learner.viewer)).toEqual({ cards: 0 });

    await memory.leave(learner.viewer);
    expect((await learner.study.queue(learner.viewer, null)).scheduling.memory).toBeUndefined();
    expect((await memory.view(learner.viewer)).inForce).toBeNull();
  });

  test("of a deck has priority over the student's, and another student's is never used", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const other = await aLearner(store);
    const figures = {} as Parameters<typeof addMemory>[2]["figures"];
    const weights = [...averageWeights];
    for (const deckKey of [null, learner.deck.key, null])
      await store.write(({ db }) => addMemory(db, learner.uid, { deckKey, learnedAt: 1, weights, figures }));
    const { own, byDeck } = await memoriesInForce(store.read, learner.uid);
    expect([own?.version, byDeck.get(learner.deck.key)?.version]).toEqual([3, 2]);
    expect(await memoriesInForce(store.read, other.uid)).toEqual({ own: null, byDeck: new Map() });
    const { deckMemories } = await learner.study.queue(learner.viewer, null);
    expect(deckMemories).toEqual({ [learner.deck.key]: { version: 2, weights, isPaced: true } });
    const answer = learner.answer();
    await learner.append(answer);
    expect(JSON.parse((await learner.log())[0]!.entry)).toMatchObject({ scheduling: { memory: { version: 2 } } });
  });

  test("says from the first day what a second answer a day adds for the average student, until the steps no longer ask for it", async () => {
    const learner = await aLearner(await openStore());
    const { memory, changeSettings } = learner.study;
    expect((await memory.view(learner.viewer)).idleSteps).toBeCloseTo(0.16, 1);
    await changeSettings(learner.viewer, onceADay);
    expect((await memory.view(learner.viewer)).idleSteps).toBeNull();
  });

  test("says that there are too few answers, and does not start by itself before there are enough", async () => {
    const store = await openStore();
    const learner = await aLearner(store, { learn: async () => [] });
    await learner.append(learner.answer());
    await learner.study.memory.whenTurned();
    expect(await learner.study.memory.view(learner.viewer)).toMatchObject({ answers: 0, latest: null, failure: null });
    await learner.study.memory.ask(learner.viewer);
    await learner.study.memory.whenLearned(learner.uid);
    expect(await learner.study.memory.view(learner.viewer)).toMatchObject({ latest: null, failure: "study/too-few-answers" });
  });

  test("is learned by itself with the first answer of a day once there are 400, and again after a further tenth", async () => {
    const store = await openStore();
    let times = 0;
    const learner = await aLearner(store, { cards: 50, learn: async () => (times++, [learnt]) });
    const many = {
      deckOwnerId: learner.uid,
      deckId: learner.deck.id,
      userId: learner.uid,
      right: 0,
      mature: 0,
      matureRight: 0,
      asked: 0,
      ...noParts,
    };
    const studyOn = async (day: number, answers: number) => {
      await store.write(({ db }) =>
        db
          .insertInto("studyDays")
          .values({ ...many, day, answers })
          .execute()
          .then(() => undefined),
      );
      learner.time.now += dayMs;
      await learner.append(learner.answer({ cardId: learner.deck.cards[day]!.id }));
      await learner.study.memory.whenTurned();
      await learner.study.memory.whenLearned(learner.uid);
      return times;
    };
    expect(await studyOn(1, 300)).toBe(0);
    expect(await studyOn(2, 120)).toBe(1);
    expect(await studyOn(3, 20)).toBe(1);
    expect(await studyOn(4, 40)).toBe(2);
    await learner.study.memory.leave(learner.viewer);
    expect(await studyOn(5, 900)).toBe(2);
  });
});
