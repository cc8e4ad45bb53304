import { seededRandom } from "../../practice/seeded-random.ts";
import { newCard, type CardState } from "../schedule/card-state.ts";
import { dayStart, type Day } from "../day.ts";
import { isDue } from "../schedule/due.ts";
import { recallAt } from "../schedule/fsrs.ts";
import { stateAfterAnswer } from "../schedule/scheduler.ts";
import type { Scheduling } from "../schedule/scheduling.ts";

/** Cards simulated up to the day of the exam; of more, a sample. */
export const sampleSize = 200;
/** Assumed share of new cards that are not known at their first question, slightly higher than in logs. */
const firstMissShare = 0.25;
/** When the student is assumed to study and to sit the exam, in ms after the study day began at 4 a.m. */
const studyMs = 14 * 3_600_000;
const examMs = 5 * 3_600_000;

export type Prediction = {
  /** the mean chance of recall on the day, 0 to 1, with and without study */
  recall: number;
  recallWithoutStudy: number;
  /** until the exam, over the whole deck; `reviews` are those that the daily limit counts */
  answers: number;
  reviews: number;
};

type Followed = { state: CardState; answers: number; reviews: number };
type Pace = { leftToday: number; cardsADay: number; reached: number };

/**
 * The predicted recall of a deck on the day of the exam. Each card is simulated day by day: answered when due, remembered or forgotten at
 * random with the chance of FSRS's forgetting curve; the curve's values on the day are averaged. An empty deck has full recall. Of a deck with more than `mostCards`, so many are
 * simulated.
 */
export function predicted(input: ExamInput, pace: Pace, mostCards = sampleSize): Prediction {
  const { studied, newCards } = input;
  const total = studied.length + newCards;
  if (total === 0) return { recall: 1, recallWithoutStudy: 1, answers: 0, reviews: 0 };
  const weights = input.scheduling.memory?.weights;
  const examAt = startOf(input.examDay, input) + examMs;
  const places = Array.from({ length: Math.min(total, mostCards) }, (_, at, count = Math.min(total, mostCards)) =>
    Math.floor(((at + 0.5) * total) / count),
  );
  let recall = 0;
  let answers = 0;
  let reviews = 0;
  for (const place of places) {
    const followed = followedCard(place, input, pace);
    recall += recallAt(followed.state, examAt, weights);
    answers += followed.answers;
    reviews += followed.reviews;
  }
  const recallWithoutStudy = meanRecall(studied, { total, at: examAt, weights });
  const share = total / places.length;
  return { recall: recall / places.length, recallWithoutStudy, answers: answers * share, reviews: reviews * share };
}

type RecallOf = {
  /** all cards; those without a state were never answered and count as forgotten */
  total: number;
  /** ms since 1970 */
  at: number;
  /** FSRS's weights; undefined for the average's */
  weights: readonly number[] | undefined;
};

/** The mean chance of recall at a moment, 0 to 1, of cards that are not studied until then. Of no cards it is 1: nothing is forgotten. */
export function meanRecall(states: readonly CardState[], { total, at, weights }: RecallOf): number {
  return total === 0 ? 1 : states.reduce((sum, state) => sum + recallAt(state, at, weights), 0) / total;
}

/** The card at an index of the deck, studied ones first, on the eve of the exam. */
function followedCard(place: number, input: ExamInput, { leftToday, cardsADay, reached }: Pace): Followed {
  const { studied, today } = input;
  const state = studied[place];
  if (state) return follow(state, today, place, input);
  const nth = place - studied.length;
  if (nth >= reached) return { state: newCard, answers: 0, reviews: 0 };
  const firstDay = nth < leftToday ? today : today + 1 + Math.floor((nth - leftToday) / cardsADay);
  return follow(newCard, firstDay, place, input);
}

function follow(start: CardState, firstDay: Day, place: number, input: ExamInput): Followed {
  const { now, today, examDay, scheduling, seed } = input;
  const random = seededRandom(`${seed}/${place}`);
  let state = start;
  let answers = 0;
  let reviews = 0;
  for (let day = firstDay; day < examDay; day++) {
    let at = day === today ? now : startOf(day, input) + studyMs;
    // Within a day a card comes back until its steps are done; the bound guards against endless steps.
    for (let turn = 0; turn < 50 && (state.stage === "new" || isDue(state, at, scheduling.dayShiftMs)); turn++) {
      if (state.stage === "review") reviews++;
      const isKnown = random() < (state.stage === "new" ? 1 - firstMissShare : recallAt(state, at, scheduling.memory?.weights));
      state = stateAfterAnswer(state, { cardId: String(place), rating: isKnown ? "good" : "again", at }, scheduling);
      answers++;
      at = Math.max(at, state.stage === "review" ? at : state.due);
    }
  }
  return { state, answers, reviews };
}

function startOf(day: Day, { scheduling }: ExamInput): number {
  return dayStart(day, scheduling.dayShiftMs);
}

/** The input of an exam's plan. */
export type ExamInput = {
  /** ms since 1970, and its study day */
  readonly now: number;
  readonly today: Day;
  readonly examDay: Day;
  /** cards that were never studied, and those first studied today */
  readonly newCards: number;
  readonly newToday: number;
  /** the studied cards, including today's */
  readonly studied: readonly CardState[];
  readonly scheduling: Scheduling;
  /** the student's own limit; the plan may exceed it, and then says so */
  readonly reviewsPerDay: number;
  /** the seed of the prediction's sampling: the same seed predicts the same */
  readonly seed: number | string;
};
