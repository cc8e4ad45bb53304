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

/** Plain loops: all of it is done while no one else is heard, and arrays in between would take ten times as long. */
export function packed(cards: readonly { deckKey: string; reviews: readonly Review[] }[]): PackedCards {
  const places = new Map<string, number>();
  const answers = cards.reduce((sum, { reviews }) => sum + reviews.length, 0);
  const [decks, counts] = [new Int32Array(cards.length), new Int32Array(cards.length)];
  const [days, grades] = [new Int32Array(answers), new Uint8Array(answers)];
  let answer = 0;
  for (const [card, { deckKey, reviews }] of cards.entries()) {
    const place = places.get(deckKey) ?? places.size;
    places.set(deckKey, place);
    decks[card] = place;
    counts[card] = reviews.length;
    for (const { day, grade } of reviews) {
      days[answer] = day;
      grades[answer] = grade;
      answer += 1;
    }
  }
  return { decks, counts, days, grades, deckKeys: [...places.keys()] };
}

export function unpacked({ decks, counts, days, grades, deckKeys }: PackedCards): { deckKey: string; reviews: Review[] }[] {
  let at = 0;
  return Array.from(counts, (count, card) => {
    const reviews = Array.from({ length: count }, (_, nth) => ({ day: days[at + nth] ?? 0, grade: grades[at + nth] ?? 1 }));
    at += count;
    return { deckKey: deckKeys[decks[card] ?? 0] ?? "", reviews };
  });
}
