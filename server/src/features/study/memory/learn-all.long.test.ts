import { expect, test } from "vitest";

import { areWeights } from "@recollect/domain/study/schedule/memory-model.ts";
import { mostReviews, type Review } from "@recollect/domain/study/memory/reviews.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { aForgetfulStudent } from "../../../../../domain/test/a-forgetful-student.ts";
import { loadLearner } from "./fsrs-binding.ts";
import { learnAll } from "./learn-all.ts";

/** The package that learns is optional, and not available for every system. */
const learner = await loadLearner();
const cannotLearn = learner === null;

const learned = (cards: Review[][], deckOf: (at: number) => string = () => "u/1") =>
  learnAll(
    cards.map((reviews, at) => ({ deckKey: deckOf(at), reviews })),
    { today: 20_120, own: null, byDeck: [] },
    learner!,
  );

test.skipIf(cannotLearn)("a deck that is forgotten differently gets its own weights", async () => {
  const [fast, slow] = [
    aForgetfulStudent({ times: 6, cards: 400, seed: "fast" }),
    aForgetfulStudent({ times: 0.5, cards: 800, seed: "slow" }),
  ];
  const scopes = await learned([...fast, ...slow], (at) => (at < 400 ? "u/1" : "u/2"));
  expect(scopes.map(({ deckKey }) => deckKey)).toEqual([null, "u/1", "u/2"]);
  expect(scopes[1]!.weights).not.toBeNull();
});

test.skipIf(cannotLearn)(
  "hostile logs give bounded weights or none",
  async () => {
    const random = seededRandom("hostile");
    const logs: Review[][][] = [
      Array.from({ length: 800 }, () => [
        { day: 1, grade: 1 },
        { day: 1, grade: 1 },
      ]),
      Array.from({ length: 800 }, () => [
        { day: 1, grade: 1 },
        { day: 2, grade: 1 },
        { day: 3, grade: 1 },
      ]),
      Array.from({ length: 800 }, () => [
        { day: 0, grade: 4 },
        { day: 2_000_000_000, grade: 4 },
      ]),
      Array.from({ length: 400 }, () => Array.from({ length: 5 }, (_, at) => ({ day: at * 3, grade: 1 + Math.floor(random() * 4) }))),
      Array.from({ length: 20 }, () => Array.from({ length: mostReviews }, (_, at) => ({ day: at, grade: 1 }))),
    ];
    for (const [at, log] of logs.entries()) {
      const scopes = await learned(log);
      for (const { weights } of scopes) expect(weights === null || areWeights(weights), `log ${at}`).toBe(true);
    }
  },
  60_000,
);
