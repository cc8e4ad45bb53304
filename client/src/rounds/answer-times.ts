import { tookMsBetween } from "@recollect/domain/study/log/answer-time.ts";
import { deviceClock } from "../lib/browser/steady-clock.ts";

/** How long this tab's player took for each question, for the student's own log. After a reload it is not known. */
const times = new Map<string, { shownAt: number; tookMs: number | null }>();
const clock = deviceClock();

const keyOf = (roundId: string, question: number) => `${roundId} ${question}`;

export function noteShown(roundId: string, question: number): void {
  const key = keyOf(roundId, question);
  if (!times.has(key)) times.set(key, { shownAt: clock(), tookMs: null });
}

export function noteAnswer(roundId: string, question: number): void {
  const time = times.get(keyOf(roundId, question));
  if (time) time.tookMs ??= tookMsBetween(time.shownAt, clock());
}

/** In ms; 0 where it is not known. */
export function answerTime(roundId: string, question: number): number {
  return times.get(keyOf(roundId, question))?.tookMs ?? 0;
}
