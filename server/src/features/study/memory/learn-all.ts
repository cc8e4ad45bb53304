import { LEARNING } from "@recollect/domain/limits/limits.ts";
import { learnedFrom, type Cards, type Learned, type Learner } from "@recollect/domain/study/memory/learning.ts";
import { firstGradesOf, halfLivesOf, loadCurve } from "@recollect/domain/study/memory/workload.ts";
import { spacedReviews } from "@recollect/domain/study/memory/reviews.ts";
import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";

import type { LearnedScope, LearningContext } from "./learning-work.ts";
import type { CardReviews } from "./memory-lines.store.ts";

/** The period over which a student's pace is measured. */
const paceDays = 90;

/** Learns a student's weights from all cards, and those of each deck that has enough answers; empty if there are too few answers. */
export async function learnAll(
  allCards: readonly CardReviews[],
  { today, own, byDeck }: LearningContext,
  learner: Learner,
): Promise<LearnedScope[]> {
  const decks = Map.groupBy(allCards, ({ deckKey }) => deckKey);
  const cards = [...decks.values()].flatMap((some) => some.map(({ reviews }) => reviews));
  const all = await learnedFrom(cards, learner, { least: LEARNING.leastAnswers, inForce: own });
  if (all.outcome === "too-few") return [];
  const scopes = [scopeOf(null, cards, all, { today, average: averageWeights })];
  // A deck's own model has to predict it better than the model of all decks.
  const average = (all.outcome === "better" ? all.weights : own?.weights) ?? averageWeights;
  const inForce = new Map(byDeck);
  for (const [deckKey, some] of decks) {
    const ofDeck = some.map(({ reviews }) => reviews);
    if (decks.size === 1 || ofDeck.reduce((sum, reviews) => sum + spacedReviews(reviews), 0) < LEARNING.leastOfDeck) continue;
    const alone = await learnedFrom(ofDeck, learner, { least: LEARNING.leastOfDeck, than: average, inForce: inForce.get(deckKey) ?? null });
    if (alone.outcome !== "too-few") scopes.push(scopeOf(deckKey, ofDeck, alone, { today, average }));
  }
  return scopes;
}

type Beside = { today: number; average: readonly number[] };

function scopeOf(
  deckKey: string | null,
  cards: Cards,
  learned: Exclude<Learned, { outcome: "too-few" }>,
  { today, average }: Beside,
): LearnedScope {
  const weights = learned.outcome === "better" ? learned.weights : null;
  const begunCount = cards.filter(([first]) => first && first.day > today - paceDays).length;
  return {
    deckKey,
    weights,
    figures: {
      learning: learned.figures,
      newADay: begunCount / paceDays,
      halfLives: weights && { own: halfLivesOf(weights), average: halfLivesOf(average) },
      curve: weights && loadCurve({ weights, firstGrades: firstGradesOf(cards) }, average),
    },
  };
}
