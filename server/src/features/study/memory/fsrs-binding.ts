import type { computeParameters, FSRSBindingItem, FSRSBindingReview } from "@open-spaced-repetition/binding";
import type { Cards, Learner } from "@recollect/domain/study/memory/learning.ts";
import { spacedReviews } from "@recollect/domain/study/memory/reviews.ts";
import { longestDays } from "@recollect/domain/study/memory/predictions.ts";

type Binding = {
  computeParameters: typeof computeParameters;
  FSRSBindingItem: typeof FSRSBindingItem;
  FSRSBindingReview: typeof FSRSBindingReview;
};

/**
 * Learns weights with fsrs-rs, which fits them to a student's answers and keeps them near the average's where there are few answers. Null
 * if the package is not installed, or does not support this system.
 */
export async function loadLearner(): Promise<Learner | null> {
  const name = "@open-spaced-repetition/binding";
  try {
    return learnerBy((await import(name)) as Binding);
  } catch {
    return null;
  }
}

function learnerBy(binding: Binding): Learner {
  return async (cards) => {
    const items = itemsOf(cards, binding);
    if (items.length === 0) return null;
    try {
      return await binding.computeParameters(items, { enableShortTerm: true, numRelearningSteps: 1 });
    } catch {
      // Nothing can be learned from these answers, for example because none was wrong.
      return null;
    }
  };
}

/**
 * Of more answers, only every second, third, … card is learned from: the rest changes no figure, and the package holds each answer with its
 * past in memory.
 */
const mostItems = 80_000;

/** One item for each answer at least a day after the last: the answer, and those before it. */
function itemsOf(cards: Cards, { FSRSBindingItem: Item, FSRSBindingReview: One }: Binding): FSRSBindingItem[] {
  const items: FSRSBindingItem[] = [];
  const all = cards.reduce((sum, reviews) => sum + spacedReviews(reviews), 0);
  const step = Math.max(1, Math.ceil(all / mostItems));
  for (const [nth, reviews] of cards.entries()) {
    if (nth % step > 0) continue;
    const history: FSRSBindingReview[] = [];
    for (const [at, { day, grade }] of reviews.entries()) {
      const days = at === 0 ? 0 : Math.min(longestDays, day - (reviews[at - 1]?.day ?? day));
      history.push(new One(grade, days));
      if (days > 0) items.push(new Item(history));
    }
  }
  return items;
}
