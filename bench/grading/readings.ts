import { withoutModel } from "@recollect/domain/practice/examiner/decision/decide.ts";
import { featuresOf, type Features } from "@recollect/domain/practice/examiner/decision/features.ts";
import { wordReading } from "@recollect/domain/practice/examiner/decision/reading.ts";
import { beforeTheModel } from "@recollect/domain/practice/examiner/grade.ts";
import { readingOf } from "@recollect/domain/practice/examiner/question/reading.ts";
import { withoutItsFrame } from "@recollect/domain/practice/examiner/certain/plain-answer.ts";
import { withoutMarkOfBase } from "@recollect/domain/practice/examiner/certain/plain-question.ts";

import { markOf } from "./agreement.ts";
import { lexicon } from "./examiner.ts";
import type { JudgedAnswer, Mark } from "./judged-answers.ts";

/** What the examiner has of an answer: a mark that is decided before the model, or what the model reads. */
export type AnswerReading = { decided: Mark; rule: string } | { features: Features };

export function answerReading({ term, definition, answer, deck }: JudgedAnswer): AnswerReading {
  const question = withoutItsFrame(withoutMarkOfBase({ term, definition, answer, deck }));
  const typed = readingOf(question, lexicon);
  const decided = beforeTheModel(typed);
  if (decided !== null) return { decided: markOf(decided.score), rule: decided.rule };
  const reading = wordReading(typed);
  const certain = withoutModel(reading);
  return certain === null ? { features: featuresOf(reading) } : { decided: markOf(certain.score), rule: certain.rule };
}

/** Sets whose answers were written as students type them, not to trap rules: what decides how good the examiner is. */
export function isNatural({ set }: JudgedAnswer): boolean {
  return set === "strangers" || set.startsWith("fresh ");
}
