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
 * Learns weights by fsrs-rs, which finds those that make a student's answers the least surprising, and keeps near the average's where there
 * are few. Null where the package is not installed, or not for this system.
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
      // Answers that nothing can be learned from, such as none that was wrong.
      return null;
    }
  };
}

/** Of more answers every second, third, … card is learned from: more of them change nothing that is judged, and the package holds each with its past. */
const mostItems = 80_000;

/** An item for each answer with a day between: it, and those before it. */
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
