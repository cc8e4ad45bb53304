import { STUDY } from "../../limits/limits.ts";
import type { CardState } from "./card-state.ts";
import { daysUntil, forgettingCurve } from "./fsrs.ts";
import type { Scheduling } from "./scheduling.ts";

/**
 * How a card's interval deviates from the uniform one. A review gains little for a difficult card, since its stability grows by 11 minus
 * the difficulty, so later reviews pay; a stable memory keeps the gain of a review for long, so earlier reviews pay. The two powers are
 * near the optimum that dynamic programming finds for the average student. Around `middle`, the recall over all cards is the same as
 * without pacing.
 */
const middle = { difficulty: 5, stability: 10 } as const;
const powers = { difficulty: 0.7, stability: 0.1 } as const;

/**
 * The chance of recall, 0 to 1, at which a card comes back. A paced model asks for slightly more of some cards and less of others, within
 * the settings' bounds; otherwise it is the requested retention. It depends only on the card before the answer, so a better rating never
 * brings a card back sooner.
 */
export function retentionFor(
  { stability, difficulty }: Pick<CardState, "stability" | "difficulty">,
  { retention, memory }: Pick<Scheduling, "retention" | "memory">,
): number {
  if (!memory?.isPaced || stability <= 0) return retention;
  const { weights } = memory;
  const byDifficulty = ((11 - middle.difficulty) / (11 - Math.min(difficulty, 10))) ** powers.difficulty;
  const byStability = (middle.stability / stability) ** powers.stability;
  const recall = forgettingCurve(daysUntil(weights, 1, retention) * byDifficulty * byStability, 1, weights);
  // In hundredths, because each retention has its own engine.
  return Math.min(STUDY.retention.most, Math.max(STUDY.retention.least, Math.round(recall * 100) / 100));
}
