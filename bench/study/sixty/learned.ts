import { LEARNING } from "@recollect/domain/limits/limits.ts";
import { isTimeToLearn } from "@recollect/domain/study/memory/learning-schedule.ts";
import { learnedFrom, type InForce, type Learner } from "@recollect/domain/study/memory/learning.ts";
import { mostReviews, spacedReviews, type Review } from "@recollect/domain/study/memory/reviews.ts";
import { memoryBy } from "@recollect/domain/study/schedule/fsrs.ts";
import { newCard, type CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { stateAfterAnswer } from "@recollect/domain/study/schedule/scheduler.ts";
import { schedulingOf, withMemory } from "@recollect/domain/study/schedule/scheduling.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import type { Method } from "../methods.ts";

const startMs = Date.UTC(2026, 0, 1);

/** The models of a student in the order of their use. */
export type Learnings = { day: number; weights: readonly number[] }[];

/** The changes once a model is in use: the steps that the student then chooses, and whether each card has its own pace. */
export type OnceInForce = { learningSteps?: readonly number[]; relearningSteps?: readonly number[]; isPaced?: boolean };

type LearnedRequest = {
  learner: Learner;
  retention: number;
  known?: Learnings;
  once?: OnceInForce;
  fromFirst?: Omit<OnceInForce, "isPaced">;
};

export type LearnedMethod = Method & { learnings: Learnings };

/**
 * Our scheduler with a model that is learned as answers arrive: from 400 on with a tenth more each time, like the product, and once one is in use
 * whenever there are twice as many, which keeps this within minutes. `known` models replace the learning. `fromFirst` are the steps that the student
 * chooses on the first day. A new model moves no card before its next answer.
 */
export function learned(name: string, { learner, retention, known, once = {}, fromFirst = {} }: LearnedRequest): LearnedMethod {
  const base = { ...schedulingOf({ ...defaultStudySettings, retention, ...fromFirst }, startMs), dayShiftMs: 0 };
  const { isPaced = true, ...steps } = once;
  const cards: { id: string; state: CardState; reviews: Review[] }[] = [];
  const learnings: Learnings = known ?? [];
  let scheduling = base;
  let adopted: Learnings[number] | null = null;
  let before: number | null = null;
  let inForce: InForce | null = null;

  function adopt(weights: readonly number[]): void {
    scheduling = withMemory({ ...base, ...steps }, { version: 1, weights, ...(isPaced ? { isPaced } : {}) });
    const memory = memoryBy(weights);
    for (const card of cards) {
      let state: ReturnType<typeof memory> | null = null;
      let last = card.reviews[0]?.day ?? 0;
      for (const { day, grade } of card.reviews) {
        state = memory(state, day - last, grade);
        last = day;
      }
      if (state && card.state.stage === "review") card.state = { ...card.state, ...state };
    }
  }

  async function turn(day: number): Promise<void> {
    if (known) {
      // A model is used from the first day of study after it was learned.
      const latest = known.findLast((learning) => learning.day <= day);
      if (latest && latest !== adopted) adopt((adopted = latest).weights);
      return;
    }
    const answers = cards.reduce((sum, { reviews }) => sum + spacedReviews(reviews), 0);
    if (inForce ? answers < (before ?? 0) * 2 : !isTimeToLearn(answers, before)) return;
    before = answers;
    const found = await learnedFrom(
      cards.map(({ reviews }) => reviews.slice(0, mostReviews)),
      learner,
      { least: LEARNING.leastAnswers, inForce },
    );
    if (found.outcome !== "better") return;
    inForce = { weights: found.weights, since: day };
    learnings.push({ day, weights: found.weights });
    adopt(found.weights);
  }

  return {
    name,
    reviewsPerDay: defaultStudySettings.reviewsPerDay,
    learnings,
    turn,
    plan(cardId) {
      const card = { id: cardId, state: newCard, reviews: [] as Review[] };
      cards.push(card);
      return (day, isRemembered) => {
        const at = startMs + Math.round(day * dayMs);
        card.reviews.push({ day: Math.floor(day), grade: isRemembered ? 3 : 1 });
        card.state = stateAfterAnswer(card.state, { cardId, rating: isRemembered ? "good" : "again", at }, scheduling);
        return (card.state.due - startMs) / dayMs;
      };
    },
  };
}
