/** A bound on the texts that expressions of quadratic time meet. */
export type Bound = {
  /** the files, by the beginning of their path */
  path: string;
  /** the longest text, in UTF-16 code units */
  most: number;
  /** where the bound is set */
  by: string;
};

/** With this many code units a quadratic expression takes some tens of ms at worst. */
export const longestBound = 10_000;

export const bounds: readonly Bound[] = [
  {
    path: "domain/src/practice/examiner/",
    most: 5000,
    by: "server/src/examiner/built-in-examiner.ts cuts each text of a question and runs it in a thread with a deadline",
  },
  {
    path: "domain/src/practice/distractors/",
    most: 16,
    by: "a number of at most 15 digits, in a thread with a deadline",
  },
  { path: "domain/src/errors/sentence.ts", most: 25, by: "a number, written by the program itself" },
  { path: "client/src/practice/open-ended/typed-answer.tsx", most: 5000, by: "PRACTICE.answerMaxLength" },
  { path: "server/src/examiner/lexicon/wordnet.ts", most: 5000, by: "a line of WordNet's own files, no student's text" },
];
