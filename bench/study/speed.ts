import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import type { AnswerEntry } from "@recollect/domain/study/log/entry.ts";
import { nextOf, queueOf, type Candidate } from "@recollect/domain/study/session/queue.ts";
import { rebuilt } from "@recollect/domain/study/log/rebuild.ts";
import { ratings } from "@recollect/domain/study/schedule/ratings.ts";
import { previews } from "@recollect/domain/study/schedule/scheduler.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";

const size = { cards: 50_000, decks: 500, answers: 1_000_000 } as const;
const start = Date.UTC(2026, 0, 1, 18);
const scheduling = schedulingOf(defaultStudySettings, start);

/** The speed of the pure rules alone; a database's is measured elsewhere. */
export async function studySpeed(): Promise<Row[]> {
  const { progress, seconds } = rebuiltFrom(aLongLog());
  const candidates = [...progress].map(([key, one], at): Candidate => {
    const [deckKey, cardId] = [key.slice(0, key.lastIndexOf("/")), key.slice(key.lastIndexOf("/") + 1)];
    // One card in ten was never studied.
    return { deckKey, cardId, deckAt: at % size.decks, cardAt: at, progress: at % 10 === 0 ? { ...one, card: newCard } : one };
  });
  const rules = { now: start + 200 * dayMs, dayShiftMs: scheduling.dayShiftMs, left: { newCards: 20, reviews: 200 } };
  const picked = timed(20, () => nextOf(queueOf(candidates, rules), rules.now));
  const few = candidates.slice(0, 300);
  const pickedOfFew = timed(200, () => nextOf(queueOf(few, rules), rules.now));
  const state = candidates[1]?.progress.card ?? newCard;
  const shown = timed(2000, () => previews(state, { cardId: "c", at: rules.now }, scheduling));
  return [
    atMost(`${size.answers.toLocaleString("en-GB")} answers rebuilt`, seconds, 60, "s"),
    atMost("the next of 50,000 cards in memory, p95", percentile(picked, 0.95), 50, "ms"),
    knownRow("the next of 300 fetched cards, p95", percentile(pickedOfFew, 0.95), "ms"),
    knownRow("the four previews of a card, p95", percentile(shown, 0.95), "ms"),
  ];
}

/** The log is released afterwards, so that a million answers don't slow the next measurement. */
function rebuiltFrom(log: readonly AnswerEntry[]) {
  const begin = performance.now();
  const progress = rebuilt(log);
  const seconds = (performance.now() - begin) / 1000;
  if (progress.size !== size.cards) throw new Error(`${progress.size} cards were rebuilt`);
  return { progress, seconds };
}

/** ms of each round, after a few that warm up. */
function timed(rounds: number, run: () => unknown): number[] {
  for (let round = 0; round < 5; round++) run();
  return Array.from({ length: rounds }, () => {
    const begin = performance.now();
    run();
    return performance.now() - begin;
  });
}

/** Twenty answers to each of 50,000 cards, in the order in which they were given. */
function aLongLog(): AnswerEntry[] {
  const random = seededRandom("a long log");
  const rounds = size.answers / size.cards;
  return Array.from({ length: size.answers }, (_, number) => {
    const card = number % size.cards;
    const round = Math.floor(number / size.cards);
    return {
      id: `e${number}`,
      kind: "answer",
      deckKey: `student/${card % size.decks}`,
      cardId: `card-${card}`,
      at: start + Math.round(((round * 150) / rounds) * dayMs) + card * 100,
      rating: ratings[Math.floor(random() * 10)] ?? "good",
      source: "study",
      weight: 1,
      tookMs: 4000,
      stateBefore: newCard,
      scheduling,
    };
  });
}
