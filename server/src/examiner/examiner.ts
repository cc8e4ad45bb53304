import type { AskedCard } from "@recollect/domain/practice/asked-cards.ts";
import type { Question } from "@recollect/domain/practice/examiner/question/reading.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";

import type { Orderer } from "../threads/thread-pool.ts";
import type { WordHelp } from "@recollect/domain/practice/word-help/word-help.ts";
import type { WordingOfACard, WrittenWord } from "./work.ts";

/**
 * The input of a test: the questions, and further cards as sources of wrong answers. `unasked` is from the same deck, `otherCards` from the student's
 * other decks, for when this one is too small.
 */
export type TestOrder = {
  cards: readonly AskedCard[];
  unasked?: readonly AskedCard[];
  otherCards: readonly AskedCard[];
  /** the same seed gives the same random choices */ seed: string;
};

/** One question per card, in order; `tooFew` names the cards for which no wrong choices were found. */
export type MadeTest = { questions: readonly ChoiceQuestion[]; tooFew: readonly string[] };

export type TestOptions = {
  /** the student: tasks of one student wait for each other, not for those of others */
  sender: string;
  /** aborted when the student leaves */
  signal: AbortSignal;
  /** called with the number of questions that are ready */
  onProgress: (doneCount: number, total: number) => void;
};

/** Makes and marks tests. Every error it throws on purpose is one of the specification's AI error codes. */
export type Examiner = {
  readonly kind: "builtin" | "chat";
  /** its name in the test chooser */
  readonly name: string;
  /** The number of calls to a service that a test of these cards takes; 0 for the built-in examiner. */
  callsFor(cards: readonly AskedCard[]): number;
  multipleChoice(order: TestOrder, options: TestOptions): Promise<MadeTest>;
  /** Loads what the first evaluation would wait for, while the student reads the question. Never rejects. */
  getReady(question: Pick<Question, "term" | "definition" | "deck">, sender: string): Promise<void>;
  /** `feedbackLanguage` is the tag of the language that the student reads; null for that of the answer. The built-in examiner's reasons are data. */
  evaluate(question: Question, options: Pick<TestOptions, "sender" | "signal"> & { feedbackLanguage?: string | null }): Promise<Evaluation>;
  /** For each wording the card's definition with it as an alternative that counts as right, or null where it can't be one. */
  withAlternatives(wordings: readonly WordingOfACard[], orderer: Orderer): Promise<readonly (string | null)[]>;
  /** The readings and articles of a word that a student writes, by the dictionaries of this server; an AI service is never asked. */
  helpWithWord(written: WrittenWord, orderer: Orderer): Promise<WordHelp>;
};
