import { expect, test } from "vitest";

import { areWeights } from "@recollect/domain/study/schedule/memory-model.ts";

import { aForgetfulStudent } from "../../../../../domain/test/a-forgetful-student.ts";
import { loadLearner } from "./fsrs-binding.ts";
import { learnAll } from "./learn-all.ts";

/** The package that learns is optional, and not available for every system. */
const learner = await loadLearner();

test.skipIf(learner === null)(
  "a student who forgets three times as fast gets weights that predict better, with their figures",
  async () => {
    const cards = aForgetfulStudent({ times: 3, cards: 1500 }).map((reviews) => ({ deckKey: "u/1", reviews }));
    const [all, ...decks] = await learnAll(cards, { today: 20_120, own: null, byDeck: [] }, learner!);
    expect(decks).toEqual([]);
    expect(areWeights(all!.weights!)).toBe(true);
    const { learning, halfLives, curve } = all!.figures;
    expect(learning.learned.logLoss).toBeLessThan(learning.average.logLoss);
    expect(halfLives!.own.fresh.nine).toBeLessThan(halfLives!.average.fresh.nine);
    expect(curve!.every(({ own, average }) => own.recall > 0.5 && average.reviews > 0)).toBe(true);
  },
);
