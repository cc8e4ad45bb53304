import type { QueueCounts } from "../session/queue.ts";

/**
 * The pace is measured over this many of the last answers; with fewer than `atLeast`, `usualMs` is used. Longer answers count as
 * `longestMs`.
 */
export const pacedBy = { answers: 100, atLeast: 10, usualMs: 9000, longestMs: 60_000 } as const;

/** The student's mean time for an answer, in ms, and the number of measured answers: 0 for the default. */
export type AnswerPace = { answerMs: number; answers: number };

export function answerPace(timesMs: readonly number[]): AnswerPace {
  if (timesMs.length < pacedBy.atLeast) return { answerMs: pacedBy.usualMs, answers: 0 };
  const sum = timesMs.reduce((total, time) => total + Math.min(time, pacedBy.longestMs), 0);
  return { answerMs: Math.round(sum / timesMs.length), answers: timesMs.length };
}

/** A new card is asked twice on its first day: again after its steps. */
const answersOfNewCard = 2;

/** About how many whole minutes the due cards take; at least 1 if any card is due. */
export function minutesFor({ newCards, learning, due }: QueueCounts, { answerMs }: AnswerPace): number {
  const answers = newCards * answersOfNewCard + learning + due;
  return answers === 0 ? 0 : Math.max(1, Math.round((answers * answerMs) / 60_000));
}
