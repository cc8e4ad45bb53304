import { dayAt, type Day } from "../day.ts";
import type { Entry } from "../log/entry.ts";
import { inLogOrder } from "../log/log.ts";
import type { Rating } from "../schedule/ratings.ts";

/** An answer for learning: the study day, and the grade from 1, Again, to 4, Easy. */
export type Review = { readonly day: Day; readonly grade: number };

/** The parts of a log entry that learning needs; a store can return them without reading the whole entry. */
export type MemoryLine = { readonly id: string; readonly at: number } & (
  | { readonly kind: "answer"; readonly day: Day; readonly rating: Rating }
  | { readonly kind: "undo"; readonly undoes: string }
  | {
      readonly kind: "seed";
      /** how often the card had been answered, and by study day how often and how often right */
      readonly reps: number;
      readonly days: readonly (readonly [day: Day, answers: number, right: number])[];
    }
);

const gradeOf: Record<Rating, number> = { again: 1, hard: 2, good: 3, easy: 4 };

/** Number of answers that count if a card is repeated within a day; more add next to nothing. */
const mostADay = 8;

/** Number of a card's answers to learn from; later ones add little about forgetting. */
export const mostReviews = 64;

/**
 * The answers of one card in order, imported ones first. Restarting a card changes its schedule, not the memory. Empty for a card that was
 * known before its log begins: nothing can be learned from it.
 */
export function reviewsOf(lines: readonly MemoryLine[]): Review[] {
  const undone = new Set(lines.flatMap((line) => (line.kind === "undo" ? [line.undoes] : [])));
  const reviews: Review[] = [];
  for (const line of lines.toSorted(inLogOrder)) {
    if (line.kind === "undo" || undone.has(line.id)) continue;
    if (line.kind === "answer") reviews.push({ day: line.day, grade: gradeOf[line.rating] });
    else if (isWhole(line)) reviews.push(...line.days.toSorted((a, b) => a[0] - b[0]).flatMap(ofSeededDay));
    else return [];
  }
  return bounded(reviews);
}

/** The lines of whole entries; entries that say nothing about memory are left out. */
export function linesOf(entries: readonly Entry[]): MemoryLine[] {
  return entries.flatMap((entry): MemoryLine[] => {
    const { id, at } = entry;
    if (entry.kind === "answer") return [{ id, at, kind: "answer", day: dayAt(at, entry.scheduling.dayShiftMs), rating: entry.rating }];
    if (entry.kind === "undo") return [{ id, at, kind: "undo", undoes: entry.undoes }];
    return entry.kind === "seed" ? [{ id, at, kind: "seed", reps: entry.state.reps, days: entry.days }] : [];
  });
}

/** Whether the imported answers include the card's first one. */
function isWhole({ reps, days }: Extract<MemoryLine, { kind: "seed" }>): boolean {
  return days.reduce((sum, [, answers]) => sum + answers, 0) >= reps;
}

/** A day in another program has only counts. Its wrong answer is put first, because a card that was known is not repeated that day. */
function ofSeededDay([day, answers, right]: readonly [Day, number, number]): Review[] {
  if (answers <= 0) return [];
  if (right >= answers) return [{ day, grade: gradeOf.good }];
  return [{ day, grade: gradeOf.again }, ...(right > 0 ? [{ day, grade: gradeOf.good }] : [])];
}

/** Answers with days that never decrease, even if a clock was wrong, and with a limited number a day and a card. */
function bounded(reviews: readonly Review[]): Review[] {
  const keptReviews: Review[] = [];
  let onDay = 0;
  for (const { day: reviewDay, grade } of reviews) {
    const last = keptReviews.at(-1);
    const day = last ? Math.max(last.day, reviewDay) : reviewDay;
    onDay = last?.day === day ? onDay + 1 : 1;
    if (onDay > mostADay) continue;
    keptReviews.push({ day, grade });
    if (keptReviews.length === mostReviews) break;
  }
  return keptReviews;
}

/** How many of a card's answers came at least a day after the last: only those are evidence of forgetting. */
export function spacedReviews(reviews: readonly Review[]): number {
  return reviews.reduce((sum, { day }, at) => (at > 0 && day > (reviews[at - 1]?.day ?? day) ? sum + 1 : sum), 0);
}
