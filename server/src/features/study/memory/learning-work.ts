import type { Day } from "@recollect/domain/study/day.ts";
import type { InForce, LearningFigures } from "@recollect/domain/study/memory/learning.ts";
import type { Review } from "@recollect/domain/study/memory/reviews.ts";
import type { HalfLives, LoadPoint } from "@recollect/domain/study/memory/workload.ts";

/** The answers of many cards, as numbers one after the other, which cross into a thread without being copied one by one. */
export type PackedCards = {
  /** of each card the deck's place among `deckKeys`, and how many answers it has */
  decks: Int32Array;
  counts: Int32Array;
  /** of each answer the study day and the grade */
  days: Int32Array;
  grades: Uint8Array;
  deckKeys: string[];
};

/** What the thread is asked to learn. */
export type LearningOrder = {
  cards: PackedCards;
  today: Day;
  /** what is in force of all decks together, and of single ones */
  own: InForce | null;
  byDeck: [deckKey: string, inForce: InForce][];
};

/** What is kept and shown of learning. Without `learning` there were too few answers. */
export type MemoryFigures = {
  learning: LearningFigures;
  /** answers in all, when it was learned: to tell when there are a tenth more without reading them */
  logAnswers: number;
  /** cards begun a day over the last 90 days of studying */
  newADay: number;
  /** null when it was not better */
  halfLives: { own: HalfLives; average: HalfLives } | null;
  curve: LoadPoint[] | null;
};

/** What came of it, of all decks together first. */
export type LearnedScope = { deckKey: string | null; weights: readonly number[] | null; figures: Omit<MemoryFigures, "logAnswers"> };

export type LearningWord = { learned: LearnedScope[] } | { missing: true } | { failure: string };

export function packed(cards: readonly { deckKey: string; reviews: readonly Review[] }[]): PackedCards {
  const deckKeys = [...new Set(cards.map(({ deckKey }) => deckKey))];
  const placeOf = new Map(deckKeys.map((deckKey, at) => [deckKey, at]));
  const all = cards.flatMap(({ reviews }) => reviews);
  return {
    decks: Int32Array.from(cards, ({ deckKey }) => placeOf.get(deckKey) ?? 0),
    counts: Int32Array.from(cards, ({ reviews }) => reviews.length),
    days: Int32Array.from(all, ({ day }) => day),
    grades: Uint8Array.from(all, ({ grade }) => grade),
    deckKeys,
  };
}

export function unpacked({ decks, counts, days, grades, deckKeys }: PackedCards): { deckKey: string; reviews: Review[] }[] {
  let at = 0;
  return Array.from(counts, (count, card) => {
    const reviews = Array.from({ length: count }, (_, nth) => ({ day: days[at + nth] ?? 0, grade: grades[at + nth] ?? 1 }));
    at += count;
    return { deckKey: deckKeys[decks[card] ?? 0] ?? "", reviews };
  });
}
