import { isBetter, knownBefore, splitDay } from "@recollect/domain/study/memory/learning-schedule.ts";
import { drawnWeights, pulls, type Pull, type Cards } from "@recollect/domain/study/memory/learning.ts";
import { judged } from "@recollect/domain/study/memory/judgement.ts";
import { predictionsOf } from "@recollect/domain/study/memory/predictions.ts";
import { spacedReviews, type Review } from "@recollect/domain/study/memory/reviews.ts";
import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { loadLearner } from "@recollect/server/features/study/memory/fsrs-binding.ts";

import { exponentialMemory, type MemoryKind } from "./memory.ts";
import { ours, type Method } from "./methods.ts";
import { simulated } from "./simulate.ts";
import { studentOf, year } from "./sixty/students.ts";

/** How many answers after those for learning are predicted. */
const predicted = 600;
const amounts = [400, 800, 1600, 3200] as const;

/** The pulls among which a student's answers choose, by their printed names. */
const kinds: Record<string, readonly Pull[]> = { "as learned": pulls.slice(0, 1), "the product": pulls };
for (const pull of pulls.slice(1)) kinds[`${pull.first} and ${pull.others} answers`] = [pull];

/**
 * How well the next answers are predicted after so many, by learned weights and by those pulled towards the average's: one simulated student in two
 * of the sixty, and as many with another model of forgetting. If the learned weights are refused, the average's predict.
 */
const learner = await loadLearner();
if (!learner) throw new Error("the package that learns is not installed");
for (const kind of [null, exponentialMemory]) {
  const gains: Record<string, Record<string, number[]>> = {};
  for (let seed = 0; seed < year.students; seed += 2) {
    const cards = await yearOf(seed, kind);
    const days = spacedDays(cards);
    for (const amount of amounts) {
      const [cut, end] = [days[amount], days[amount + predicted]];
      if (cut === undefined || end === undefined) continue;
      const before = cards.map((reviews) => reviews.filter(({ day }) => day < cut)).filter((reviews) => reviews.length > 0);
      const split = splitDay(before) ?? cut;
      const earlier = knownBefore(before, split);
      const [early, all] = [await learner(earlier), await learner(before)];
      if (!early || !all) continue;
      const judge = (some: Cards, weights: readonly number[], from: number, to: number) =>
        judged(predictionsOf(some, weights).filter(({ day }) => day >= from && day < to));
      for (const [name, tried] of Object.entries(kinds)) {
        const [best] = tried
          .map((pull) => ({ pull, weights: drawnWeights(early, averageWeights, { answers: answersOf(earlier), pull }) ?? averageWeights }))
          .map((one) => ({ ...one, judgement: judge(before, one.weights, split, cut) }))
          .toSorted((a, b) => a.judgement.logLoss - b.judgement.logLoss);
        const isTaken = best && isBetter(best.judgement, judge(before, averageWeights, split, cut));
        const weights = isTaken ? drawnWeights(all, averageWeights, { answers: answersOf(before), pull: best.pull }) : null;
        const gain = judge(cards, averageWeights, cut, end).logLoss - judge(cards, weights ?? averageWeights, cut, end).logLoss;
        ((gains[name] ??= {})[amount] ??= []).push(gain);
      }
    }
  }
  console.log(
    `\nLog loss less than by the average's weights over the next ${predicted} answers (mean; the worst student), ${kind?.name ?? "the sixty"}`,
  );
  console.table(Object.fromEntries(Object.entries(gains).map(([name, by]) => [name, mapped(by)])));
}

function mapped(by: Record<string, number[]>): Record<string, string> {
  const spread = (all: number[]) => `${(all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(4)} (${Math.min(...all).toFixed(4)})`;
  return Object.fromEntries(Object.entries(by).map(([amount, all]) => [`after ${amount}`, spread(all)]));
}

/** The answers to each card by the default's plan; with the other model no day is missed. */
async function yearOf(seed: number, kind: MemoryKind | null): Promise<Review[][]> {
  const student = studentOf(seed);
  const base = ours("default");
  const cards: Review[][] = [];
  const plan: Method["plan"] = (cardId, memory) => {
    const planned = base.plan(cardId, memory);
    const reviews: Review[] = [];
    cards.push(reviews);
    return (day: number, isRemembered: boolean) => {
      reviews.push({ day: Math.floor(day), grade: isRemembered ? 3 : 1 });
      return planned(day, isRemembered);
    };
  };
  await simulated({ ...base, plan }, kind ?? student.kind, seed, { ...year, ...(kind ? {} : { isOff: student.isOff }) });
  return cards;
}

/** The days of all answers that had a day between, in order. */
function spacedDays(cards: Cards): number[] {
  const days = cards.flatMap((reviews) => reviews.flatMap(({ day }, at) => (day > (reviews[at - 1]?.day ?? day) ? [day] : [])));
  return days.sort((a, b) => a - b);
}

function answersOf(cards: Cards): number {
  return cards.reduce((sum, reviews) => sum + spacedReviews(reviews), 0);
}
