import type { BuiltInTest, TestInput } from "@recollect/domain/practice/distractors/multiple-choice.ts";
import type { Grade } from "@recollect/domain/practice/examiner/grade.ts";
import type { HelpedLanguage, WordHelp } from "@recollect/domain/practice/word-help/word-help.ts";
import type { Question } from "@recollect/domain/practice/examiner/question/reading.ts";

/** A word that a student writes on a card. */
export type WrittenWord = { word: string; language: HelpedLanguage };

/** A wording that students had counted as right, and the card that it answers. */
export type WordingOfACard = { term: string; definition: string; wording: string };

/** The tasks of a thread, with inputs and results. */
export type Works = {
  test: { input: TestInput; result: BuiltInTest };
  grade: { input: Question; result: Grade };
  /** with the lexicon of the installed packages, which the thread keeps between answers */
  "grade-by-lexicon": { input: Question; result: Grade };
  /** for each wording, the definition with it as an alternative, or null where it can't be one */
  alternatives: { input: readonly WordingOfACard[]; result: readonly (string | null)[] };
  /** the readings and articles of a word, by the lexicon */
  "word-help": { input: WrittenWord; result: WordHelp };
};

export type WorkKind = keyof Works;
export type Work<K extends WorkKind = WorkKind> = { kind: K; input: Works[K]["input"] };
