import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Grade } from "@recollect/domain/practice/examiner/grade.ts";
import { noHelp } from "@recollect/domain/practice/word-help/word-help.ts";
import type { Question } from "@recollect/domain/practice/examiner/question/reading.ts";

import type { Examiner } from "./examiner.ts";
import { BUILT_IN_NAME } from "./examiner-settings.ts";
import { createSemaphore } from "../http/limits/semaphore.ts";
import type { Orderer } from "../threads/thread-pool.ts";
import { createWorkPool, type WorkPool } from "./work-pool.ts";

/** From this length on a test takes up to a quarter of a GB in its thread: one is made at a time, so that another thread is left to shorter ones. */
const longTest = 1_000_000;

/** The limits of what an answer is compared with: cards, and UTF-16 code units of each text; no answer is longer. */
const comparedCards = 1000;
const comparedLength = 5000;

/** An answer in other words, for which WordNet is read. */
const inOtherWords = {
  term: "Cell division",
  definition: "a cell splits into two equal cells",
  answer: "one cell becomes two copies",
  deck: [],
};

export type BuiltInExaminer = Examiner & { grade: (question: Question, orderer: Orderer) => Promise<Grade> };

/**
 * The threads that grade answers. One thread is usual, so that the memory of the lexicon is used once: an answer takes it for a few ms. A second one
 * starts when an answer has waited for `growAfterMs`, so that nobody waits until another student's answer meets its deadline. The lexicon is read when
 * a written test begins; only a student who pauses longer than the memory is kept waits for it once more.
 */
export const lexiconThread = {
  threads: 2,
  idleMs: 300_000,
  deadlineMs: 4_000,
  growAfterMs: 100,
  warmUp: { kind: "grade-by-lexicon", input: inOtherWords },
};

/**
 * The examiner without a service: rules of the domain, offline, the same for the same seed. No text of a student is read in the server's own thread:
 * whatever a card or an answer does to a rule, the deadline of a thread ends it for that student alone. `words` grades with the lexicon; without it,
 * or when it fails, the rules use only their own tables.
 */
export function createBuiltInExaminer(pool: WorkPool = createWorkPool(), words: WorkPool | null = null): BuiltInExaminer {
  const turns = createSemaphore(1);

  async function alone<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const release = await turns.take(signal);
    return work().finally(release);
  }

  async function graded(question: Question, orderer: Orderer): Promise<Grade> {
    const input = cutQuestion(question);
    const byTables = () => pool.run({ kind: "grade", input }, orderer);
    if (!words) return byTables();
    return words.run({ kind: "grade-by-lexicon", input }, orderer).catch((error: unknown) => {
      // What took too long with the lexicon would take as long without it.
      if (orderer.signal?.aborted || error instanceof AppError) throw error;
      return byTables();
    });
  }

  return {
    kind: "builtin",
    name: BUILT_IN_NAME,
    callsFor: () => 0,
    grade: graded,

    async multipleChoice({ cards, unasked = [], otherCards, seed }, { sender, signal, onProgress }) {
      const input = { cards, unasked, otherCards, seed };
      onProgress(0, cards.length);
      const length = [cards, unasked, otherCards].reduce((sum, some) => sum + lengthOf(some), 0);
      const makeTest = () => pool.run({ kind: "test", input }, { sender, signal });
      const test = await (length < longTest ? makeTest() : alone(signal, makeTest));
      onProgress(cards.length, cards.length);
      return test;
    },

    withAlternatives: (wordings, orderer) => pool.run({ kind: "alternatives", input: wordings }, orderer),

    helpWithWord: async (written, orderer) => (words ? words.run({ kind: "word-help", input: written }, orderer) : noHelp),

    async getReady(question, sender) {
      if (!words || words.running() > 0) return;
      // A word with a slip is looked up in the list of its language.
      const withSlip = { ...question, answer: question.definition.slice(0, -1) };
      // What fails here fails again with the first answer, where that is handled.
      await Promise.allSettled(
        [inOtherWords, withSlip].map((input) => words.run({ kind: "grade-by-lexicon", input: cutQuestion(input) }, { sender })),
      );
    },

    async evaluate(question, orderer) {
      const { isCorrect, score, feedback, reason } = await graded(question, orderer);
      return { isCorrect, score, feedback, reason };
    },
  };
}

type Sides = { term: string; definition: string };

/** The question, limited to what is compared. */
function cutQuestion(question: Question): Question {
  const short = ({ term, definition }: Sides): Sides => ({
    term: term.slice(0, comparedLength),
    definition: definition.slice(0, comparedLength),
  });
  return { ...question, ...short(question), deck: question.deck.slice(0, comparedCards).map(short) };
}

function lengthOf(cards: readonly Sides[]): number {
  return cards.reduce((length, { term, definition }) => length + term.length + definition.length, 0);
}
