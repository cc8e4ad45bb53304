import { advance, pick, pickedChoice, startChoiceRun, type ChoiceQuestion, type ChoiceRun } from "./multiple-choice.ts";
import { atSavedPlace, isArrayOf, isObject, isString, readSaved, savedReviews, savedText } from "./saved-run.ts";

export function savedChoiceRun(run: ChoiceRun): string {
  return savedText("multiple-choice", run);
}

/**
 * The saved run, or null for anything else: another kind, another version, damaged text. Never throws. A run from before runs had ids gets `freshId`.
 */
export function readChoiceRun(text: string | null, freshId: string): ChoiceRun | null {
  const savedRun = readSaved(text, "multiple-choice");
  if (!savedRun || !isArrayOf(savedRun["questions"], isChoiceQuestion) || !isArrayOf(savedRun["picks"], isString)) return null;
  let run: ChoiceRun = { ...startChoiceRun(savedRun["questions"], freshId), ...savedReviews(savedRun) };
  for (const choice of savedRun["picks"]) {
    const before = pickedChoice(run) === null ? run : advance(run);
    run = pick(before, choice);
    if (run === before) return null;
  }
  return atSavedPlace(run, savedRun, advance);
}

function isChoiceQuestion(value: unknown): value is ChoiceQuestion {
  if (!isObject(value) || !isString(value["cardId"]) || !isString(value["question"]) || !isString(value["answer"])) return false;
  return isArrayOf(value["choices"], isString) && value["choices"].includes(value["answer"]);
}
