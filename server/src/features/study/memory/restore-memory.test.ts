import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { areWeights } from "@recollect/domain/study/schedule/memory-model.ts";
import { expect, test } from "vitest";

import { aLearner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { memoriesInForce } from "../settings/memories-in-force.store.ts";

const judged = { answers: 200, logLoss: 0.3, calibration: 0.04 };
const fading = { half: 40, nine: 4 };
const figures = {
  learning: { answers: 600, splitDay: 20_000, average: judged, before: null, learned: judged, bins: { average: [], learned: [] } },
  logAnswers: 1e9,
  newADay: 3,
  halfLives: { own: { fresh: fading, mature: fading }, average: { fresh: fading, mature: fading } },
  curve: [{ retention: 0.9, own: { reviews: 8, recall: 0.94 }, average: { reviews: 9, recall: 0.94 } }],
};
const given = { version: 7, deckOwnerId: null, deckId: null, standing: "in-force", learnedAt: 1, weights: averageWeights, figures };

describeEachDatabase("a memory model from an account's file", (openStore) => {
  test("is restored for all decks and for one, and is used", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const deck = { deckOwnerId: learner.uid, deckId: learner.deck.id };
    const { memory } = learner.study;
    expect(await memory.restore(learner.viewer, null, given)).toBe(true);
    expect(await memory.restore(learner.viewer, deck, given)).toBe(true);
    const { own, byDeck } = await memoriesInForce(store.read, learner.uid);
    expect([own?.weights, byDeck.get(learner.deck.key)?.weights]).toEqual([[...averageWeights], [...averageWeights]]);
    const view = await memory.view(learner.viewer);
    // The number of answers comes from the log here.
    expect(view.inForce).toMatchObject({ ...figures, logAnswers: 0, standing: "in-force", learnedAt: 1 });
  });

  test("stays left if the student had left it, and is replaced by what was learned here", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const { memory } = learner.study;
    expect(await memory.restore(learner.viewer, null, { ...given, standing: "left" })).toBe(true);
    expect((await memory.view(learner.viewer)).latest?.standing).toBe("left");
    expect(await memory.restore(learner.viewer, null, given)).toBe(false);
    expect((await memoriesInForce(store.read, learner.uid)).own).toBeNull();
  });

  test("is bounded, or skipped", async () => {
    const store = await openStore();
    const hostile = [
      null,
      "weights",
      { ...given, weights: [1, 2] },
      { ...given, weights: averageWeights.map(() => Number.NaN) },
      { ...given, standing: "replaced" },
      { ...given, learnedAt: -1 },
      { ...given, figures: { ...figures, newADay: -3 } },
      { ...given, figures: { ...figures, curve: Array.from({ length: 1000 }, () => figures.curve[0]) } },
    ];
    const learner = await aLearner(store);
    for (const value of hostile) expect(await learner.study.memory.restore(learner.viewer, null, value)).toBe(false);
    const far = { ...given, learnedAt: 8e15, weights: averageWeights.map((_, at) => (at % 2 ? 1e9 : -1e9)), more: "x".repeat(1e6) };
    expect(await learner.study.memory.restore(learner.viewer, null, far)).toBe(true);
    expect(areWeights((await memoriesInForce(store.read, learner.uid)).own!.weights)).toBe(true);
    expect((await learner.study.memory.view(learner.viewer)).inForce?.learnedAt).toBe(learner.time.now);
  });
});
