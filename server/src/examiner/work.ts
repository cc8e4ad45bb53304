import type { BuiltInTest, TestInput } from "@recollect/domain/practice/distractors/multiple-choice.ts";
import type { Grade } from "@recollect/domain/practice/grading/grade.ts";
import type { Question } from "@recollect/domain/practice/grading/question/reading.ts";

/** The tasks of a thread, with inputs and results. */
export type Works = {
  test: { input: TestInput; result: BuiltInTest };
  grade: { input: Question; result: Grade };
  /** with the lexicon of the installed packages, which the thread keeps between answers */
  "grade-by-lexicon": { input: Question; result: Grade };
};

export type WorkKind = keyof Works;
export type Work<K extends WorkKind = WorkKind> = { kind: K; input: Works[K]["input"] };
