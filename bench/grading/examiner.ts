import { grade as gradeBy, type Grade } from "@recollect/domain/practice/examiner/grade.ts";
import type { Question } from "@recollect/domain/practice/examiner/question/reading.ts";
import { noLexicon } from "@recollect/domain/practice/examiner/knowledge/lexicon.ts";

import { createLexicon } from "../../server/src/examiner/lexicon/lexicon.ts";

export const lexicon = process.argv.includes("--no-lexicon")
  ? noLexicon
  : createLexicon((what, error) => {
      throw new Error(`no ${what}`, { cause: error });
    });

/**
 * The examiner as the server has it: with the lexicon of the installed packages, or without one after `--no-lexicon`. The language of a
 * judged answer is its deck's, not its card's, and is left out.
 */
export function grade({ term, definition, answer, deck }: Question): Grade {
  return gradeBy({ term, definition, answer, deck }, lexicon);
}
