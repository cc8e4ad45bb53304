import { withoutModel } from "@recollect/domain/practice/examiner/decision/decide.ts";
import { featuresOf, type Features } from "@recollect/domain/practice/examiner/decision/features.ts";
import { wordReading } from "@recollect/domain/practice/examiner/decision/reading.ts";
import { beforeTheModel } from "@recollect/domain/practice/examiner/grade.ts";
import { readingOf, type Reading } from "@recollect/domain/practice/examiner/question/reading.ts";
import { withoutItsFrame } from "@recollect/domain/practice/examiner/certain/plain-answer.ts";

import { markOf } from "./agreement.ts";
import { lexicon } from "./examiner.ts";
import type { JudgedAnswer, Mark } from "./judged-answers.ts";

/** What the examiner has of an answer: a mark that is decided before the model, what the model reads, or both where both are wanted. */
export type AnswerReading = { decided?: Mark; rule?: string; features?: Features };

/** Reads an answer; `alsoDecided` measures features of answers, too, that a rule decides before the model. */
export function answerReading(answer: JudgedAnswer, alsoDecided = false): AnswerReading {
  const early = beforeTheModel(typedReading(answer));
  if (early === null) return lateReading(answer, alsoDecided);
  const decided = { decided: markOf(early.score), rule: early.rule };
  return alsoDecided ? { ...decided, features: featuresOf(wordReading(typedReading(answer))) } : decided;
}

/** Reads an answer as if no reader knew its card's kind. */
export function lateReading(answer: JudgedAnswer, alsoDecided = false): AnswerReading {
  const reading = wordReading(typedReading(answer));
  const decided = withoutModel(reading);
  if (decided === null) return { features: featuresOf(reading) };
  const byRule = { decided: markOf(decided.score), rule: decided.rule };
  return alsoDecided ? { ...byRule, features: featuresOf(reading) } : byRule;
}

/** The mark of the readers and of the rules about whole texts; null if the alignment or the model must decide. */
export function earlyMark(answer: JudgedAnswer): Mark | null {
  const decided = beforeTheModel(typedReading(answer));
  return decided === null ? null : markOf(decided.score);
}

function typedReading({ term, definition, answer, deck }: JudgedAnswer): Reading {
  return readingOf(withoutItsFrame({ term, definition, answer, deck }), lexicon);
}
