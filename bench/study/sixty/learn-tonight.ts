import { recallCounts } from "@recollect/domain/practice/learn/learn-prompts.ts";
import { beginSitting, learnStages, nextQuestion, withAnswer, type LearnStage } from "@recollect/domain/practice/learn/sitting.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { examPace } from "@recollect/domain/study/exam/exam-pace.ts";
import { practiceReview, weights, type PracticeAnswer } from "@recollect/domain/study/log/practice-review.ts";
import { newCard, type CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { isDue } from "@recollect/domain/study/schedule/due.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import { stateAfterAnswer } from "@recollect/domain/study/schedule/scheduler.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { masteryOf } from "@recollect/domain/study/mastery.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import type { Memory } from "../memory.ts";
import { studentOf, year, type Student } from "./students.ts";

/**
 * Sixty students with an exam in a week: the plan alone, and Learn on the first evening before the plan goes on. Prints the recall on the morning of the exam and
 * the answers given: `node bench/study/sixty/learn-tonight.ts`.
 */
const deckSizes = [12, 40, 100] as const;
const daysToExam = 7;
/** Days begin at 4 a.m.; studying is in the evening, the exam in the morning. */
const [evening, morning] = [14 / 24, 5 / 24];
const answerDays = 10 / 86_400;
const startMs = Date.UTC(2026, 0, 1);
const scheduling = { ...schedulingOf(defaultStudySettings, startMs), dayShiftMs: 0 };
const guessShare = 0.25;

type Card = { id: string; memory: Memory | null; state: CardState };
type Result = { recall: number; answers: number; tonight: number };

console.log(`An exam in ${daysToExam} days, ${year.students} students`);
const rows = deckSizes.flatMap((cards) => {
  const all = Array.from({ length: year.students }, (_, seed) => {
    const student = studentOf(seed);
    return { plan: untilExam(student, cards, false), learned: untilExam(student, cards, true) };
  });
  const mean = (of: (one: (typeof all)[number]) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const least = Math.min(...all.map(({ plan, learned }) => learned.recall - plan.recall));
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return {
    cards,
    "recall by the plan alone, %": percent(mean(({ plan }) => plan.recall)),
    "with Learn tonight, %": percent(mean(({ learned }) => learned.recall)),
    "least gain, points": percent(least),
    "students with less": all.filter(({ plan, learned }) => learned.recall < plan.recall).length,
    "answers by the plan": Math.round(mean(({ plan }) => plan.answers)),
    "with Learn": Math.round(mean(({ learned }) => learned.answers)),
    "of these tonight": Math.round(mean(({ learned }) => learned.tonight)),
  };
});
console.table(rows);

/** One student until the morning of the exam. */
function untilExam(student: Student, size: number, learnsTonight: boolean): Result {
  const cards = Array.from({ length: size }, (_, at): Card => ({ id: `card${String(at).padStart(8, "0")}`, memory: null, state: newCard }));
  const random = seededRandom(`exam ${student.seed} ${size} ${learnsTonight}`);
  let answers = 0;
  let tonight = 0;
  for (let day = 0; day < daysToExam; day++) {
    let now = day + evening;
    const fresh = cards.filter(({ state }) => state.stage === "new");
    const { leftToday } = examPace({ today: day, examDay: daysToExam, newCards: fresh.length, newToday: 0 });
    const begun = new Set(fresh.slice(0, leftToday));
    for (let asked = 0; asked < 20 * size; asked++) {
      const card = nextToStudy(cards, begun, now, day);
      if (!card) break;
      now = Math.max(now + answerDays, card.state.stage === "new" ? 0 : Math.min(dayOf(card.state.due), day + 1 - answerDays));
      answerStudy(card, now, isRecalled(card, now, student, random));
      answers++;
    }
    if (day > 0 || !learnsTonight) continue;
    tonight = learnTonight(cards, now, student, random);
    answers += tonight;
  }
  const at = daysToExam + morning;
  const recall = cards.reduce((sum, { memory }) => sum + (memory?.recall(at) ?? 0), 0) / size;
  return { recall, answers, tonight };
}

/** A due step, then a review, then a new card of today. */
function nextToStudy(cards: readonly Card[], begun: Set<Card>, now: number, day: number): Card | undefined {
  const dueCards = cards
    .filter(({ state }) => state.stage !== "new" && dayOf(state.due) < day + 1)
    .toSorted((a, b) => a.state.due - b.state.due);
  const present = dueCards.find(({ state }) => dayOf(state.due) <= now || state.stage === "review");
  return present ?? [...begun].find(({ state }) => state.stage === "new") ?? dueCards[0];
}

/** A sitting of Learn with all cards, by the product's own steps. Returns its answers. */
function learnTonight(cards: readonly Card[], begin: number, student: Student, random: () => number): number {
  const stages = new Map(cards.map(({ id }) => [id, learnStages] as const));
  const counts = new Set(
    cards
      .filter(({ state }) => recallCounts({ mastery: masteryOf(state), isDue: isDue(state, msOf(begin), 0) }, { hasExam: true }))
      .map(({ id }) => id),
  );
  let sitting = beginSitting({ id: "tonight", begunAt: msOf(begin), keys: cards.map(({ id }) => id) });
  let now = begin;
  for (let answers = 0; ; answers++) {
    const question = nextQuestion(sitting, stages);
    const card = cards.find(({ id }) => id === question?.key);
    if (!question || !card) return answers;
    now += answerDays;
    const isRemembered = isRecalled(card, now, student, random);
    const isRight = isRemembered || (question.stage === "choose" && random() < guessShare);
    log(card, now, question.stage, { isRight, counts: counts.has(card.id) });
    sitting = withAnswer(sitting, card.id, isRight ? "right" : "wrong", stages);
  }
}

/** What the study log makes of an answer of Learn: practice for choosing and writing, a study entry for recalling. */
function log(card: Card, now: number, stage: LearnStage, { isRight, counts }: { isRight: boolean; counts: boolean }): void {
  if (stage === "recall") {
    if (counts) answerStudy(card, now, isRight);
    return;
  }
  const answer: PracticeAnswer =
    stage === "choose" ? { source: "multiple-choice", isCorrect: isRight } : { source: "open-ended", score: isRight ? 100 : 0 };
  const review = practiceReview(answer, { card: card.state, isSuspended: false, buriedUntil: null }, { at: msOf(now), dayShiftMs: 0 });
  if (review) schedule(card, now, review.rating, review.weight);
}

function answerStudy(card: Card, now: number, isRight: boolean): void {
  schedule(card, now, isRight ? "good" : "again", weights.study);
}

function schedule(card: Card, now: number, rating: Rating, weight: number): void {
  card.state = stateAfterAnswer(card.state, { cardId: card.id, rating, at: msOf(now), weight }, scheduling);
}

/** Whether the student recalls the card; afterwards the answer was seen. */
function isRecalled(card: Card, now: number, { kind, seed }: Student, random: () => number): boolean {
  if (!card.memory) {
    const { memory, isKnown } = kind.learned(now, seededRandom(`${seed}/${card.id}`));
    card.memory = memory;
    return isKnown;
  }
  const isRemembered = random() < card.memory.recall(now);
  card.memory.review(now, isRemembered);
  return isRemembered;
}

function msOf(day: number): number {
  return startMs + Math.round(day * dayMs);
}

function dayOf(ms: number): number {
  return (ms - startMs) / dayMs;
}
