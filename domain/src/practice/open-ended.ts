import { questionFor } from "./wording.ts";
import { MARKS } from "./examiner/question/marks.ts";
import type { Reason } from "./examiner/question/outcome.ts";
import type { CountedRun } from "./run-reviews.ts";

/** One question of an open-ended test; its id is the card's. */
export type OpenQuestion = { id: string; question: string; correctAnswer: string; term: string };

/**
 * An examiner's evaluation of an answer; `score` is 0 to 100. `reason`: what the built-in rules decided by, as data. `isProvisional`: a device has
 * marked it without the dictionaries, and the server marks it again.
 */
export type Evaluation = { isCorrect: boolean; score: number; feedback: string; reason?: Reason; isProvisional?: true };

/**
 * One row of 'Detailed Results'. `state` says whether the answer was evaluated, counted as right by the student, could not be evaluated, or belongs
 * to a deleted card.
 */
export type OpenResult = {
  question: string;
  userAnswer: string;
  correctAnswer: string;
  evaluation: Evaluation;
  state: "evaluated" | "counted-as-right" | "failed" | "card-gone";
};

/** A running open-ended test: `results[index]` is the current question's, once it is answered. */
export type OpenRun = CountedRun & {
  questions: readonly OpenQuestion[];
  results: readonly OpenResult[];
  index: number;
  isFinished: boolean;
};

/** The result of an answer that could not be evaluated (specification, section 4). */
export const failedEvaluation: Evaluation = {
  isCorrect: false,
  score: 0,
  feedback: "Unable to evaluate answer due to technical issues. Please try again.",
};

/** The result of an answer whose card was deleted during the test: trying again would fail again. */
const goneEvaluation: Evaluation = {
  isCorrect: false,
  score: 0,
  feedback: "This card is not in the deck any more, so your answer is not counted.",
};

export function openQuestions(cards: readonly { id: string; term: string; definition: string }[]): OpenQuestion[] {
  return cards.map(({ id, term, definition }) => ({
    id,
    term,
    question: questionFor({ id, term }),
    correctAnswer: definition,
  }));
}

/** A test at its first question. `id` identifies the run. */
export function startOpenRun(questions: readonly OpenQuestion[], id: string, testId: string | null = null): OpenRun {
  return { id, testId, counted: [], questions, results: [], index: 0, isFinished: questions.length === 0 };
}

/** Whether an answer may be submitted: it is not blank, and the question is unanswered. */
export function canSubmit(run: OpenRun, answer: string): boolean {
  return !run.isFinished && currentResult(run) === null && answer.trim() !== "";
}

/** The examiner's evaluation of the current question. Only the first one counts. */
export function evaluated(run: OpenRun, answer: string, evaluation: Evaluation): OpenRun {
  return withResult(run, answer, evaluation, "evaluated");
}

/** The evaluation failed: the specified result is shown, and it doesn't count. */
export function evaluationFailed(run: OpenRun, answer: string): OpenRun {
  return withResult(run, answer, failedEvaluation, "failed");
}

/** The card was deleted: the answer doesn't count, and the test continues with the next question. */
export function cardGone(run: OpenRun, answer: string): OpenRun {
  return withResult(run, answer, goneEvaluation, "card-gone");
}

/** Whether an answer has a score, from the examiner or the student. */
export function isMarked({ state }: Pick<OpenResult, "state">): boolean {
  return state === "evaluated" || state === "counted-as-right";
}

/** 'Try again' after a failed evaluation: the question is unanswered again. The screen still has the text. */
export function reopen(run: OpenRun): OpenRun {
  return currentResult(run)?.state === "failed" ? { ...run, results: run.results.slice(0, -1) } : run;
}

/** 'I was right': an answer that was marked wrong gets the full score, and the results say that the student gave it. */
export function countAsRight(run: OpenRun, index: number): OpenRun {
  const result = run.results[index];
  if (!result || result.evaluation.isCorrect || result.state === "card-gone") return run;
  const countedResult: OpenResult = {
    ...result,
    state: "counted-as-right",
    evaluation: { ...result.evaluation, isCorrect: true, score: 100 },
  };
  return { ...run, results: run.results.with(index, countedResult) };
}

/** 'Next Question', or 'View Results' after the last one. An unanswered question stays. */
export function nextQuestion(run: OpenRun): OpenRun {
  if (run.isFinished || currentResult(run) === null) return run;
  return run.index + 1 < run.questions.length ? { ...run, index: run.index + 1 } : { ...run, isFinished: true };
}

/** Ends the test with the answers given so far. */
export function endedHere(run: OpenRun): OpenRun {
  return { ...run, isFinished: true };
}

/** The current question's result; null while it is unanswered. */
export function currentResult(run: OpenRun): OpenResult | null {
  return run.results[run.index] ?? null;
}

/** An answer's outcome in one word. `unmarked` doesn't count. */
export type Verdict = "right" | "partly" | "not yet" | "unmarked";

export function verdictOf(result: Pick<OpenResult, "evaluation" | "state">): Verdict {
  const { evaluation } = result;
  if (!isMarked(result)) return "unmarked";
  if (evaluation.isCorrect) return "right";
  return evaluation.score >= MARKS.leastPartial ? "partly" : "not yet";
}

/** The questions that were not answered right, for a round of only those. */
export function missedQuestions(run: OpenRun): OpenQuestion[] {
  return run.questions.filter((_, index) => {
    const result = run.results[index];
    return result && !result.evaluation.isCorrect && result.state !== "card-gone";
  });
}

/** The questions for another round of all, without those of deleted cards unless all are. The same array if no card was deleted. */
export function askable({ questions, results }: Pick<OpenRun, "questions" | "results">): readonly OpenQuestion[] {
  const there = questions.filter((_, index) => results[index]?.state !== "card-gone");
  return there.length === 0 || there.length === questions.length ? questions : there;
}

/** The 'Correct' counter. */
export function correctCount(run: OpenRun): number {
  return run.results.filter(({ evaluation }) => evaluation.isCorrect).length;
}

/** How many answers have each verdict. */
export function verdictCounts({ results }: Pick<OpenRun, "results">): Readonly<Record<Verdict, number>> {
  const counts = { right: 0, partly: 0, "not yet": 0, unmarked: 0 };
  for (const result of results) counts[verdictOf(result)]++;
  return counts;
}

/** The mean score of the answers that have one, in whole percent; null if none has. */
export function averageScore(run: OpenRun): number | null {
  const scores = run.results.filter(isMarked).map(({ evaluation }) => evaluation.score);
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** How well a test went, which decides the message under its result; 'unmarked' if no answer has a score. */
export type OpenResultBand = "excellent" | "good" | "not-bad" | "low" | "unmarked";

/** The bands of the final screen, by the average in percent, as `averageScore` returns it. */
export function openResultBand(average: number | null): OpenResultBand {
  if (average === null) return "unmarked";
  if (average >= 90) return "excellent";
  if (average >= 70) return "good";
  return average >= 50 ? "not-bad" : "low";
}

function withResult(run: OpenRun, answer: string, evaluation: Evaluation, state: OpenResult["state"]): OpenRun {
  const question = run.questions[run.index];
  if (!question || !canSubmit(run, answer)) return run;
  const result: OpenResult = { question: question.question, userAnswer: answer, correctAnswer: question.correctAnswer, evaluation, state };
  return { ...run, results: [...run.results, result] };
}
