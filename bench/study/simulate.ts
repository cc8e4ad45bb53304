import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import type { Memory, MemoryKind } from "./memory.ts";
import type { Method } from "./methods.ts";

export const simulation = { cards: 1000, days: 180, newPerDay: 20, seeds: [1, 2, 3, 4, 5] } as const;

/** The parameters of a simulation, and the days without studying. */
type Size = { cards: number; days: number; newPerDay: number; isOff?: (day: number) => boolean };

/** The result of half a year; recall is a share from 0 to 1, if every card were asked unexpectedly before the day's session. */
export type Outcome = {
  /** all answers given, first questions and repetitions within a day included */
  answers: number;
  /** answers a day in the last 30 days, without new cards */
  lateAnswersADay: number;
  /** the busiest day */
  mostADay: number;
  /** over all days and the cards learned by then */
  meanRecall: number;
  /** over all cards, on the last day */
  endRecall: number;
};

type Card = { id: string; memory: Memory; plan: ReturnType<Method["plan"]>; due: number };

/** Students study at six in the evening; the day begins at 4 a.m. of the simulation's own clock. */
const sessionHour = 14 / 24;

/** One student with one method. Each card has its own random numbers, so that all methods have the same cards. */
export async function simulated(method: Method, kind: MemoryKind, seed: number, size: Size = simulation): Promise<Outcome> {
  const cards: Card[] = [];
  const answersByDay: number[] = [];
  let recallSum = 0;
  let recallDays = 0;
  let endRecall = 0;
  for (let day = 0; day < size.days; day++) {
    const now = day + sessionHour;
    if (cards.length > 0) {
      endRecall = sum(cards.map(({ memory }) => memory.recall(now))) / cards.length;
      recallSum += endRecall;
      recallDays++;
    }
    if (size.isOff?.(day)) continue;
    await method.turn?.(day);
    answersByDay.push(reviewsOf(cards, day, method, seed) + begunOn(cards, day, { method, kind, seed, size }));
  }
  const late = answersByDay.slice(-30);
  return {
    answers: sum(answersByDay),
    lateAnswersADay: sum(late) / late.length,
    mostADay: Math.max(...answersByDay),
    meanRecall: recallSum / recallDays,
    endRecall,
  };
}

/** The mean over several students. */
export async function meanOutcome(method: Method, kind: MemoryKind): Promise<Outcome> {
  const outcomes = await Promise.all(simulation.seeds.map((seed) => simulated(method, kind, seed)));
  const mean = (key: keyof Outcome) => sum(outcomes.map((outcome) => outcome[key])) / outcomes.length;
  return {
    answers: mean("answers"),
    lateAnswersADay: mean("lateAnswersADay"),
    mostADay: mean("mostADay"),
    meanRecall: mean("meanRecall"),
    endRecall: mean("endRecall"),
  };
}

/** The day's reviews, the longest overdue first, up to the method's limit. Returns the answers given. */
function reviewsOf(cards: readonly Card[], day: number, { reviewsPerDay }: Method, seed: number): number {
  const random = seededRandom(`${seed}/${day}`);
  const due = cards
    .filter((card) => Math.floor(card.due) <= day)
    .map((card) => ({ card, order: random() }))
    .sort((a, b) => Math.floor(a.card.due) - Math.floor(b.card.due) || a.order - b.order)
    .slice(0, reviewsPerDay);
  return sum(due.map(({ card }) => answersTo(card, day, seed)));
}

/** The day's new cards: the first question, and repetitions on the same day. Returns the answers given. */
function begunOn(
  cards: Card[],
  day: number,
  { method, kind, seed, size }: { method: Method; kind: MemoryKind; seed: number; size: Size },
): number {
  const count = Math.min(size.newPerDay, size.cards - cards.length);
  let answers = 0;
  for (let nth = 0; nth < count; nth++) {
    const id = `card-${cards.length}`;
    const now = day + sessionHour;
    const { memory, isKnown } = kind.learned(now, seededRandom(`${seed}/${id}`));
    const plan = method.plan(id, memory);
    const card = { id, memory, plan, due: plan(now, isKnown) };
    cards.push(card);
    answers += 1 + answersTo(card, day, seed);
  }
  return answers;
}

/** Asks a card for as long as it is due on that day. */
function answersTo(card: Card, day: number, seed: number): number {
  let answers = 0;
  while (Math.floor(card.due) <= day && answers < 50) {
    const now = Math.max(day + sessionHour, card.due);
    const isRemembered = seededRandom(`${seed}/${card.id}/${day}/${answers}`)() < card.memory.recall(now);
    card.memory.review(now, isRemembered);
    card.due = card.plan(now, isRemembered);
    answers++;
  }
  return answers;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
