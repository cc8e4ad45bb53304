import type { CountedRun } from "./run-reviews.ts";

/** One question of a multiple-choice test. `choices` are distinct and include `answer`; `cardId` is the card that it asks. */
export type ChoiceQuestion = { cardId: string; question: string; choices: readonly string[]; answer: string };

/** The test's constants (specification, sections 4 and 9). The screen runs the timers; the rules only define their lengths. */
export const MULTIPLE_CHOICE = {
  pointsForCorrect: 100,
  /** added points for each correct answer in a row before this one */
  pointsPerStreak: 10,
  /** how long 'Correct!' or 'Incorrect' is displayed before the next question */
  feedbackMs: 1500,
  slideOutMs: 300,
  /** between the end of the last question and the results */
  resultsAfterMs: 500,
  confettiMs: 2500,
  confettiPieces: 50,
  /** the streak before a correct answer from which there is confetti: three or more in a row */
  confettiFromStreak: 2,
} as const;

/** A running test. `picks` has the choice for each question answered so far, so `picks[index]` is the current one. */
export type ChoiceRun = CountedRun & {
  questions: readonly ChoiceQuestion[];
  picks: readonly string[];
  index: number;
  streak: number;
  points: number;
  correct: number;
  isFinished: boolean;
};

/** A test at its first question; one without questions is finished already. `id` identifies the run. */
export function startChoiceRun(questions: readonly ChoiceQuestion[], id: string, testId: string | null = null): ChoiceRun {
  return { id, testId, counted: [], questions, picks: [], index: 0, streak: 0, points: 0, correct: 0, isFinished: questions.length === 0 };
}

/** Only the first pick counts: a second one on the same question, or a text that is not a choice, changes nothing. */
export function pick(run: ChoiceRun, choice: string): ChoiceRun {
  const question = run.questions[run.index];
  if (!question || run.isFinished || pickedChoice(run) !== null || !question.choices.includes(choice)) return run;
  const picks = [...run.picks, choice];
  if (choice !== question.answer) return { ...run, picks, streak: 0 };
  return { ...run, picks, streak: run.streak + 1, correct: run.correct + 1, points: run.points + pointsFor(run.streak) };
}

/** The next question, or the results after the last one. An unanswered question stays. */
export function advance(run: ChoiceRun): ChoiceRun {
  if (run.isFinished || pickedChoice(run) === null) return run;
  return run.index + 1 < run.questions.length ? { ...run, index: run.index + 1 } : { ...run, isFinished: true };
}

/** 'Try Again': starts over, with the same questions or with others (the missed ones, a new draw). */
export function restart(run: ChoiceRun, id: string, questions: readonly ChoiceQuestion[] = run.questions): ChoiceRun {
  return startChoiceRun(questions, id);
}

/** The points for a correct answer, by the streak before it. */
export function pointsFor(streakBefore: number): number {
  return MULTIPLE_CHOICE.pointsForCorrect + streakBonus(streakBefore);
}

/** The bonus in 'Streak bonus: +X points!'. */
function streakBonus(streakBefore: number): number {
  return streakBefore * MULTIPLE_CHOICE.pointsPerStreak;
}

/** The pick at the current question; null while it is unanswered. */
export function pickedChoice(run: ChoiceRun): string | null {
  return run.picks[run.index] ?? null;
}

/** What the screen displays after a pick: right or wrong, the bonus, whether there is confetti; null before it. */
export function outcome(run: ChoiceRun): { isCorrect: boolean; bonus: number; celebrates: boolean } | null {
  const pickedText = pickedChoice(run);
  if (pickedText === null) return null;
  if (pickedText !== run.questions[run.index]?.answer) return { isCorrect: false, bonus: 0, celebrates: false };
  const before = run.streak - 1;
  return { isCorrect: true, bonus: streakBonus(before), celebrates: before >= MULTIPLE_CHOICE.confettiFromStreak };
}

/** The questions answered wrong so far, for a round of only those. */
export function missed(run: ChoiceRun): ChoiceQuestion[] {
  return run.questions.filter((question, index) => run.picks[index] !== undefined && run.picks[index] !== question.answer);
}

/** How well a test went, which decides the message under its result. */
export type ChoiceResultBand = "perfect" | "nearly-all" | "more-than-half" | "less";

/** From this share on nearly all answers are right. */
const nearlyAll = 0.8;

export function choiceResultBand(run: ChoiceRun): ChoiceResultBand {
  if (run.correct === run.questions.length) return "perfect";
  if (run.correct >= run.questions.length * nearlyAll) return "nearly-all";
  return run.correct * 2 > run.questions.length ? "more-than-half" : "less";
}
