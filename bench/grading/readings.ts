import { withoutModel } from "@recollect/domain/practice/examiner/decision/decide.ts";
import { featuresOf, type Features } from "@recollect/domain/practice/examiner/decision/features.ts";
import { wordReading } from "@recollect/domain/practice/examiner/decision/reading.ts";
import { beforeTheModel } from "@recollect/domain/practice/examiner/grade.ts";
import { readingOf, type Reading } from "@recollect/domain/practice/examiner/question/reading.ts";
import { withoutItsFrame } from "@recollect/domain/practice/examiner/certain/plain-answer.ts";
import { withoutMarkOfBase } from "@recollect/domain/practice/examiner/certain/plain-question.ts";

import { markOf } from "./agreement.ts";
import { lexicon } from "./examiner.ts";
import type { JudgedAnswer, Mark } from "./judged-answers.ts";

/** What the examiner has of an answer: a mark that is decided before the model, what the model reads, or both where both are wanted. */
export type AnswerReading = { decided?: Mark; rule?: string; features?: Features };

/** Reads an answer; `alsoDecided` measures features of answers, too, that a rule decides before the model. */
export function answerReading(answer: JudgedAnswer, alsoDecided = false): AnswerReading {
  const typed = typedReading(answer);
  const early = beforeTheModel(typed);
  if (early !== null && !alsoDecided) return { decided: markOf(early.score), rule: early.rule };
  const reading = wordReading(typed);
  const decided = early ?? withoutModel(reading);
  const byRule = decided === null ? {} : { decided: markOf(decided.score), rule: decided.rule };
  return decided === null || alsoDecided ? { ...byRule, features: featuresOf(reading) } : byRule;
}

/** The mark of the readers and of the rules about whole texts; null if the alignment or the model must decide. */
export function earlyMark(answer: JudgedAnswer): Mark | null {
  const decided = beforeTheModel(typedReading(answer));
  return decided === null ? null : markOf(decided.score);
}

function typedReading({ term, definition, answer, deck }: JudgedAnswer): Reading {
  return readingOf(withoutItsFrame(withoutMarkOfBase({ term, definition, answer, deck })), lexicon);
}

/** Sets whose answers were written as students type them, not to trap rules: what decides how good the examiner is. */
export function isNatural({ set }: JudgedAnswer): boolean {
  return set === "strangers" || set.startsWith("fresh ");
}
