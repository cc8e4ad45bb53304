import { averageWeights, forgettingCurve, memoryBy } from "@recollect/domain/study/schedule/fsrs.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aLearner, type Learner } from "../../../../test/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { memoriesInForce } from "../settings/memories-in-force.store.ts";
import { addMemory } from "./memories.store.ts";

/** Studies each day what is due, as a student who forgets five times as fast as the average. */
async function studyForgetfully(learner: Learner, days: number): Promise<void> {
  const random = seededRandom("forgetful");
  const truth = memoryBy(averageWeights);
  const memories = new Map<string, { state: ReturnType<typeof truth>; day: number }>();
  for (let day = 0; day < days; day++, learner.time.now += dayMs) {
    const { learning, reviews, newCards } = await learner.study.queue(learner.viewer, null);
    const entries = [...learning, ...reviews, ...newCards].map(({ cardId }, at) => {
      const known = memories.get(cardId);
      const waited = known ? (day - known.day) * 5 : 0;
      const grade = known ? (random() < forgettingCurve(waited, known.state.stability) ? 3 : 1) : random() < 0.7 ? 3 : 1;
      memories.set(cardId, { state: truth(known?.state ?? null, waited, grade), day });
      return learner.answer({ cardId, rating: grade === 1 ? "again" : "good", at: learner.time.now + at });
    });
    if (entries.length > 0) await learner.append(...entries);
  }
}

describeEachDatabase("a memory model of one's own", (openStore) => {
  test("is learned from the log, in force for the next answers, and left by one step", async () => {
    const store = await openStore();
    const learner = await aLearner(store, { cards: 200 });
    await learner.study.changeSettings(learner.viewer, { learningSteps: [], relearningSteps: [], newPerDay: 30, reviewsPerDay: 999 });
    await studyForgetfully(learner, 60);
    const { memory } = learner.study;
    // The turn of a study day has learned already, and learning once more is the student's to ask.
    await memory.turned();
    expect((await memory.view(learner.viewer)).latest).not.toBeNull();
    await memory.ask(learner.viewer);
    await memory.done(learner.uid);
    const view = await memory.view(learner.viewer);
    const { average, learned } = view.latest!.learning;
    expect(view).toMatchObject({ isLearning: false, failure: null, inForce: { standing: "in-force" } });
    expect(learned.logLoss).toBeLessThan(average.logLoss);

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

    // Adoption has moved no card; planning anew moves all, as the preview says, and the log tells the same.
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

  test("is a deck's own before the student's, and another student's never", async () => {
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
    expect(deckMemories).toEqual({ [learner.deck.key]: { version: 2, weights } });
    const answer = learner.answer();
    await learner.append(answer);
    expect(JSON.parse((await learner.log())[0]!.entry)).toMatchObject({ scheduling: { memory: { version: 2 } } });
  });

  test("says that there are too few answers, and asks for nothing by itself before there are enough", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    await learner.append(learner.answer());
    await learner.study.memory.turned();
    expect(await learner.study.memory.view(learner.viewer)).toMatchObject({ answers: 0, latest: null, failure: null });
    await learner.study.memory.ask(learner.viewer);
    await learner.study.memory.done(learner.uid);
    expect(await learner.study.memory.view(learner.viewer)).toMatchObject({ latest: null, failure: "study/too-few-answers" });
  });
});
