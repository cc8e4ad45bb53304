import { evaluated, evaluationFailed, nextQuestion, startOpenRun, type Evaluation, type OpenQuestion, type OpenRun } from "./open-ended.ts";
import { atSavedPlace, isArrayOf, isObject, isString, readSaved, savedReviews, savedText } from "./saved-run.ts";

export function savedOpenRun(run: OpenRun): string {
  return savedText("open-ended", run);
}

/** As `readChoiceRun`, for an open-ended test. */
export function readOpenRun(text: string | null, freshId: string): OpenRun | null {
  const saved = readSaved(text, "open-ended");
  if (!saved || !isArrayOf(saved["questions"], isOpenQuestion) || !isArrayOf(saved["results"], isResult)) return null;
  let run: OpenRun = { ...startOpenRun(saved["questions"], freshId), ...savedReviews(saved) };
  for (const [place, { userAnswer, evaluation, state }] of saved["results"].entries()) {
    const before = place === 0 ? run : nextQuestion(run);
    run = state === "failed" ? evaluationFailed(before, userAnswer) : evaluated(before, userAnswer, evaluation);
    if (run === before) return null;
    if (state === "counted-as-right")
      run = { ...run, results: run.results.map((result, at) => (at === place ? { ...result, state } : result)) };
  }
  return atSavedPlace(run, saved, nextQuestion);
}

function isOpenQuestion(value: unknown): value is OpenQuestion {
  return isObject(value) && ["id", "question", "correctAnswer", "term"].every((key) => isString(value[key]));
}

type SavedResult = { userAnswer: string; evaluation: Evaluation; state: "evaluated" | "failed" | "counted-as-right" };

function isResult(value: unknown): value is SavedResult {
  if (!isObject(value) || !isString(value["userAnswer"]) || !isEvaluation(value["evaluation"])) return false;
  return ["evaluated", "failed", "counted-as-right"].includes(value["state"] as string);
}

function isEvaluation(value: unknown): value is Evaluation {
  if (!isObject(value) || typeof value["isCorrect"] !== "boolean" || !isString(value["feedback"])) return false;
  return typeof value["score"] === "number" && value["score"] >= 0 && value["score"] <= 100;
}
