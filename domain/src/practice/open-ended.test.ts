import { describe, expect, test } from "vitest";
import {
  askable,
  averageScore,
  canSubmit,
  cardGone,
  correctCount,
  countAsRight,
  currentResult,
  evaluated,
  evaluationFailed,
  missedQuestions,
  nextQuestion,
  openQuestions,
  openResultBand,
  reopen,
  startOpenRun,
  verdictCounts,
} from "./open-ended.ts";

const cards = ["one", "two", "three"].map((id) => ({ id, term: `term ${id}`, definition: `definition ${id}` }));
const run = startOpenRun(openQuestions(cards), "run");
const right = { isCorrect: true, score: 100, feedback: "Right." };
const partly = { isCorrect: false, score: 60, feedback: "Partly right." };

describe("an open-ended run", () => {
  test("counts each verdict once, and the correct ones as the counter does", () => {
    const marked = [right, partly, { isCorrect: false, score: 0, feedback: "No." }].reduce(
      (before, evaluation) => nextQuestion(evaluated(before, "an answer", evaluation)),
      run,
    );
    expect(verdictCounts(marked)).toEqual({ right: 1, partly: 1, "not yet": 1, unmarked: 0 });
    expect(verdictCounts(marked).right).toBe(correctCount(marked));
    expect(verdictCounts(evaluationFailed(run, "an answer"))).toEqual({ right: 0, partly: 0, "not yet": 0, unmarked: 1 });
  });

  test("asks for the definition of each term", () => {
    expect(run.questions[0]).toEqual({
      id: "one",
      term: "term one",
      question: "What is the definition of: term one?",
      correctAnswer: "definition one",
    });
  });

  test("a blank answer cannot be submitted, nor a second one", () => {
    expect(canSubmit(run, "  \n")).toBe(false);
    expect(evaluated(run, "  ", right)).toBe(run);
    const answered = evaluated(run, "mine", partly);
    expect(canSubmit(answered, "again")).toBe(false);
    expect(evaluated(answered, "again", right)).toBe(answered);
  });

  test("the correct count rises with a correct evaluation, and the average includes all scores", () => {
    const after = evaluated(nextQuestion(evaluated(run, "mine", right)), "yours", partly);
    expect(correctCount(after)).toBe(1);
    expect(averageScore(after)).toBe(80);
    expect(currentResult(after)).toEqual({
      question: "What is the definition of: term two?",
      userAnswer: "yours",
      correctAnswer: "definition two",
      evaluation: partly,
      state: "evaluated",
    });
  });

  test("a failed evaluation shows the specified result and doesn't count", () => {
    const failed = evaluationFailed(nextQuestion(evaluated(run, "mine", right)), "yours");
    expect(currentResult(failed)?.evaluation).toEqual({
      isCorrect: false,
      score: 0,
      feedback: "Unable to evaluate answer due to technical issues. Please try again.",
    });
    expect(averageScore(failed)).toBe(100);
    expect(averageScore(evaluationFailed(run, "mine"))).toBeNull();
  });

  test("a failed evaluation can be tried again; one that succeeded can't", () => {
    const failed = evaluationFailed(run, "mine");
    expect(currentResult(reopen(failed))).toBeNull();
    expect(evaluated(reopen(failed), "mine", right).results).toHaveLength(1);
    const answered = evaluated(run, "mine", partly);
    expect(reopen(answered)).toBe(answered);
  });

  test("an answer whose card was deleted doesn't count, is final, and is not asked again", () => {
    const gone = cardGone(nextQuestion(evaluated(run, "mine", partly)), "yours");
    expect(currentResult(gone)?.evaluation.feedback).toBe("This card is not in the deck any more, so your answer is not counted.");
    expect(averageScore(gone)).toBe(60);
    expect(correctCount(gone)).toBe(0);
    expect(reopen(gone)).toBe(gone);
    expect(countAsRight(gone, 1)).toBe(gone);
    expect(missedQuestions(gone).map(({ id }) => id)).toEqual(["one"]);
    expect(askable(gone).map(({ id }) => id)).toEqual(["one", "three"]);
    expect(askable(run)).toBe(run.questions);
  });

  test("if all cards were deleted, another round asks the same questions", () => {
    const short = startOpenRun(run.questions.slice(0, 1), "short");
    const gone = cardGone(short, "mine");
    expect(askable(gone)).toBe(short.questions);
    expect(missedQuestions(gone)).toEqual([]);
    expect(averageScore(gone)).toBeNull();
  });

  test("'I was right' raises the score and the counter, is marked as such, and changes no other question", () => {
    const two = evaluated(nextQuestion(evaluated(run, "mine", partly)), "yours", partly);
    const counted = countAsRight(two, 0);
    expect(counted.results[0]).toMatchObject({ state: "counted-as-right", evaluation: { isCorrect: true, score: 100 } });
    expect(counted.results[1]).toBe(two.results[1]);
    expect([correctCount(counted), averageScore(counted)]).toEqual([1, 80]);
    expect(two.results[0]!.state).toBe("evaluated");
  });

  test("an answer that is right already cannot be counted as right", () => {
    const answered = evaluated(run, "mine", right);
    expect(countAsRight(answered, 0)).toBe(answered);
    expect(countAsRight(answered, 2)).toBe(answered);
  });

  test("an unanswered question cannot be skipped, and the last one leads to the results", () => {
    expect(nextQuestion(run)).toBe(run);
    const done = cards.reduce((before) => nextQuestion(evaluated(before, "mine", right)), run);
    expect(done).toMatchObject({ isFinished: true, index: 2 });
  });

  test.each([
    [100, "excellent"],
    [90, "excellent"],
    [89, "good"],
    [70, "good"],
    [69, "not-bad"],
    [50, "not-bad"],
    [49, "low"],
    [0, "low"],
  ])("an average of %i percent shows: %s", (average, message) => {
    expect(openResultBand(average)).toBe(message);
  });
});
