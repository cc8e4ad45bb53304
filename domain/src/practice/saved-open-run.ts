import {
  cardGone,
  evaluated,
  evaluationFailed,
  nextQuestion,
  startOpenRun,
  type Evaluation,
  type OpenQuestion,
  type OpenResult,
  type OpenRun,
} from "./open-ended.ts";
import { atSavedPlace, isArrayOf, isObject, isString, readSaved, savedReviews, savedText } from "./saved-run.ts";

export function savedOpenRun(run: OpenRun): string {
  return savedText("open-ended", run);
}

/** As `readChoiceRun`, for an open-ended test. */
export function readOpenRun(text: string | null, freshId: string): OpenRun | null {
  const savedRun = readSaved(text, "open-ended");
  if (!savedRun || !isArrayOf(savedRun["questions"], isOpenQuestion) || !isArrayOf(savedRun["results"], isResult)) return null;
  let run: OpenRun = { ...startOpenRun(savedRun["questions"], freshId), ...savedReviews(savedRun) };
  for (const [place, { userAnswer, evaluation, state }] of savedRun["results"].entries()) {
    const before = place === 0 ? run : nextQuestion(run);
    run = withAnswer(before, { userAnswer, evaluation, state });
    if (run === before) return null;
    if (state === "counted-as-right")
      run = { ...run, results: run.results.map((result, at) => (at === place ? { ...result, state } : result)) };
  }
  return atSavedPlace(run, savedRun, nextQuestion);
}

function withAnswer(run: OpenRun, { userAnswer, evaluation, state }: SavedResult): OpenRun {
  if (state === "failed") return evaluationFailed(run, userAnswer);
  if (state === "card-gone") return cardGone(run, userAnswer);
  return evaluated(run, userAnswer, evaluation);
}

function isOpenQuestion(value: unknown): value is OpenQuestion {
  return isObject(value) && ["id", "question", "correctAnswer", "term"].every((key) => isString(value[key]));
}

type SavedResult = Pick<OpenResult, "userAnswer" | "evaluation" | "state">;

function isResult(value: unknown): value is SavedResult {
  if (!isObject(value) || !isString(value["userAnswer"]) || !isEvaluation(value["evaluation"])) return false;
  return ["evaluated", "counted-as-right", "failed", "card-gone"].includes(value["state"] as string);
}

function isEvaluation(value: unknown): value is Evaluation {
  if (!isObject(value) || typeof value["isCorrect"] !== "boolean" || !isString(value["feedback"])) return false;
  return typeof value["score"] === "number" && value["score"] >= 0 && value["score"] <= 100;
}
