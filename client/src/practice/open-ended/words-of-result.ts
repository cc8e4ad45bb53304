import type { OpenResult } from "@recollect/domain/practice/open-ended.ts";
import { feedbackInWords } from "../feedback-in-words.ts";
import { openTexts as texts } from "./open.texts.ts";

/** What is said of an answer: the examiner's feedback, or why there is none. */
export function wordsOf({ state, evaluation }: Pick<OpenResult, "state" | "evaluation">): string {
  if (state === "counted-as-right") return texts.counted;
  if (state === "failed") return texts.failed;
  return state === "card-gone" ? texts.cardGone : feedbackInWords(evaluation);
}
