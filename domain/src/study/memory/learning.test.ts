import { describe, expect, test } from "vitest";
import { aForgetfulStudent } from "../../../test/a-forgetful-student.ts";
import { seededRandom } from "../../practice/seeded-random.ts";
import { newCard } from "../schedule/card-state.ts";
import { averageWeights } from "../schedule/fsrs.ts";
import { ratings } from "../schedule/ratings.ts";
import { stateAfterAnswer, previews } from "../schedule/scheduler.ts";
import { schedulingProblem } from "../schedule/scheduling.ts";
import { aScheduling, someTime } from "../../../test/log-samples.ts";
import { drawnWeights, pulls, learnedFrom } from "./learning.ts";
import { isTimeToLearn, knownBefore, splitDay } from "./learning-schedule.ts";
import { judged } from "./judgement.ts";
import { areWeights, boundedWeights, weightBounds } from "../schedule/memory-model.ts";
import { predictionsOf } from "./predictions.ts";
import { linesOf, mostReviews, reviewsOf, spacedReviews, type MemoryLine } from "./reviews.ts";
import { anAnswer, aRandomLog } from "../../../test/log-samples.ts";
import { groupBy } from "../../words/grouped.ts";

/** Weights of a student whose initial stabilities are shorter by this factor. */
const shorter = (times: number) => averageWeights.map((weight, at) => (at < 4 ? weight / times : weight));

describe("learned weights", () => {
  test("are within the bounds, rounded, and never decrease with a better first rating", () => {
    const random = seededRandom("weights");
    for (let round = 0; round < 200; round++) {
      const weights = boundedWeights(weightBounds.map(([least, most]) => least + (random() * 3 - 1) * (most - least)))!;
      expect(areWeights(weights)).toBe(true);
      expect(weights.slice(0, 4).toSorted((a, b) => a - b)).toEqual(weights.slice(0, 4));
      expect(boundedWeights(weights)).toEqual(weights);
    }
  });

  test("are null if they are no numbers, or not all of them", () => {
    expect(boundedWeights(averageWeights.slice(1))).toBeNull();
    expect(boundedWeights([Number.NaN, ...averageWeights.slice(1)])).toBeNull();
    expect(schedulingProblem({ ...aScheduling, memory: { version: 1, weights: [1] } })).toBe("study/bad-answer");
  });

  // fsrs-rs-nodejs 0.9.0 takes the 17 weights of FSRS-4.5 for those of FSRS-5, and schedules by them without a word.
  test("are null if they are the 17 or 19 of an earlier FSRS, in which they mean something else", () => {
    for (const earlier of [17, 19].map((count) => averageWeights.slice(0, count))) {
      expect(boundedWeights(earlier)).toBeNull();
      expect(areWeights(earlier)).toBe(false);
      expect(schedulingProblem({ ...aScheduling, memory: { version: 1, weights: earlier } })).toBe("study/bad-answer");
    }
  });

  test("never give a better rating a shorter interval", () => {
    const random = seededRandom("intervals");
    for (let round = 0; round < 300; round++) {
      const weights = boundedWeights(weightBounds.map(([least, most]) => least + random() ** 3 * (most - least)))!;
      const scheduling = { ...aScheduling, memory: { version: 1, weights } };
      let [state, at] = [newCard, someTime];
      for (let answer = 0; answer < 12; answer++) {
        const shown = previews(state, { cardId: `c${round}`, at }, scheduling);
        const intervals = ratings.map((rating) => shown[rating].intervalMs);
        expect(intervals.toSorted((a, b) => a - b)).toEqual(intervals);
        state = stateAfterAnswer(state, { cardId: `c${round}`, at, rating: ratings[Math.floor(random() * 4)]! }, scheduling);
        at = Math.max(at + 1, state.due + Math.floor(random() * 3) * 86_400_000);
      }
    }
  });

  test("change nothing for a student without any", () => {
    const state = stateAfterAnswer(newCard, { cardId: "c", rating: "good", at: someTime }, aScheduling);
    const named = stateAfterAnswer(
      newCard,
      { cardId: "c", rating: "good", at: someTime },
      { ...aScheduling, memory: { version: 1, weights: averageWeights } },
    );
    expect(named).toEqual(state);
  });
});

describe("the answers for learning", () => {
  const day = (number: number, rating: "again" | "good" = "good", id = `e${number}`): MemoryLine => ({
    id,
    at: number * 86_400_000,
    kind: "answer",
    day: number,
    rating,
  });

  test("are in order, without undone ones, in any order of arrival", () => {
    const lines: MemoryLine[] = [day(4), day(1, "again"), day(2), { id: "u", at: 5e8, kind: "undo", undoes: "e2" }];
    expect(reviewsOf(lines)).toEqual([
      { day: 1, grade: 1 },
      { day: 4, grade: 3 },
    ]);
    expect(reviewsOf(lines.toReversed())).toEqual(reviewsOf(lines));
  });

  test("begin with the answers imported from another program; cards whose first answers are unknown are left out", () => {
    const seed = {
      id: "s",
      at: 0,
      kind: "seed",
      reps: 3,
      days: [
        [10, 2, 1],
        [3, 1, 1],
      ],
    } as const;
    expect(reviewsOf([seed, day(20)])).toEqual([
      { day: 3, grade: 3 },
      { day: 10, grade: 1 },
      { day: 10, grade: 3 },
      { day: 20, grade: 3 },
    ]);
    expect(reviewsOf([{ ...seed, reps: 4 }, day(20)])).toEqual([]);
  });

  test("are the same from complete entries, and their days never decrease", () => {
    const log = aRandomLog(seededRandom("days"), 300);
    for (const lines of groupBy(linesOf(log), ({ id }) => id.length % 3).values()) {
      const reviews = reviewsOf(lines);
      expect(reviews.every(({ day: at }, nth) => nth === 0 || at >= reviews[nth - 1]!.day)).toBe(true);
    }
    expect(linesOf([anAnswer()])).toHaveLength(1);
  });

  test("are bounded for a card with very many answers, and answers within seconds are not spaced", () => {
    expect(reviewsOf(Array.from({ length: 100_000 }, (_, at) => day(at)))).toHaveLength(mostReviews);
    const again = reviewsOf(Array.from({ length: 5000 }, (_, at) => ({ ...day(1, "again", `e${at}`), at })));
    expect(spacedReviews(again)).toBe(0);
  });
});

describe("learning", () => {
  const cards = aForgetfulStudent({ times: 3, cards: 300 });

  test("accepts weights that predict the later answers better, and says by how much", async () => {
    const learned = await learnedFrom(cards, async () => shorter(4), { least: 400, inForce: null });
    const known = knownBefore(cards, splitDay(cards)!).reduce((sum, reviews) => sum + spacedReviews(reviews), 0);
    const tried = pulls.map((pull) => judgedLater(drawnWeights(shorter(4), averageWeights, { answers: known, pull })!));
    const { average, learned: own } = tried.toSorted((a, b) => a.learned.logLoss - b.learned.logLoss)[0]!;
    expect(learned).toMatchObject({ outcome: own.logLoss < average.logLoss ? "better" : "not-better", figures: { average, learned: own } });
  });

  test("never learns from the answers it is evaluated on", async () => {
    const split = splitDay(cards)!;
    const seen: number[] = [];
    await learnedFrom(cards, async (some) => (seen.push(Math.max(...some.flat().map((one) => one.day))), null), {
      least: 400,
      inForce: null,
    });
    expect(seen).toEqual([expect.any(Number)]);
    expect(seen[0]).toBeLessThan(split);
  });

  test("keeps the average's weights if the learned ones are worse, or if there are too few answers", async () => {
    const wild = averageWeights.map((weight, at) => (at < 4 ? 90 : weight));
    expect(await learnedFrom(cards, async () => wild, { least: 400, inForce: null })).toMatchObject({ outcome: "not-better" });
    expect(await learnedFrom(cards.slice(0, 10), async () => wild, { least: 400, inForce: null })).toEqual({ outcome: "too-few" });
    expect(await learnedFrom(cards, async () => null, { least: 400, inForce: null })).toEqual({ outcome: "too-few" });
  });

  test("keeps the current weights if they predict the answers since better", async () => {
    const split = splitDay(cards)!;
    const half = (later: number[]) => learnedFrom(cards, async () => shorter(2), { least: 400, inForce: { weights: later, since: split } });
    const worse = averageWeights.map((weight, at) => (at < 4 ? 90 : weight));
    expect((await half(worse)).outcome).toBe((await learnedFrom(cards, async () => shorter(2), { least: 400, inForce: null })).outcome);
  });

  test("is due at four hundred answers, then after each further tenth", () => {
    expect([399, 400].map((answers) => isTimeToLearn(answers, null))).toEqual([false, true]);
    expect([439, 441].map((answers) => isTimeToLearn(answers, 400))).toEqual([false, true]);
  });

  function judgedLater(weights: number[]) {
    const split = splitDay(cards)!;
    const later = (of: readonly number[]) => judged(predictionsOf(cards, of).filter((one) => one.day >= split));
    return { average: later(averageWeights), learned: later(boundedWeights(weights)!) };
  }
});
