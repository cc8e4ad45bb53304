import { seededRandom } from "../src/practice/seeded-random.ts";
import { averageWeights, forgettingCurve, memoryBy } from "../src/study/schedule/fsrs.ts";
import type { Review } from "../src/study/memory/reviews.ts";

/**
 * Answers of a student to the average's schedule, on study days from `from` on. The student forgets `times` faster than the average: the recall after
 * a day is the average's after `times` days.
 */
export function aForgetfulStudent({ times = 3, cards = 300, days = 120, from = 20_000, seed = "forgetful" } = {}): Review[][] {
  const memory = memoryBy(averageWeights);
  return Array.from({ length: cards }, (_, card) => {
    const random = seededRandom(`${seed}/${card}`);
    const first = random() < 0.6 ? 3 : 1;
    let last = Math.floor((card / cards) * days * 0.6);
    const reviews: Review[] = [{ day: from + last, grade: first }];
    let [state, planned] = [memory(null, 0, first), memory(null, 0, first)];
    for (;;) {
      const day = last + Math.max(1, Math.round(planned.stability));
      if (day >= days) return reviews;
      const grade = random() < forgettingCurve((day - last) * times, state.stability) ? 3 : 1;
      [state, planned] = [memory(state, (day - last) * times, grade), memory(planned, day - last, grade)];
      reviews.push({ day: from + day, grade });
      last = day;
    }
  });
}
