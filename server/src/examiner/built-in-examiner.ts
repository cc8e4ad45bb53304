import type { Grade } from "@recollect/domain/practice/grading/grade.ts";
import { askedLexicon } from "@recollect/domain/practice/grading/question/lexicon.ts";
import type { Question } from "@recollect/domain/practice/grading/question/reading.ts";

import type { Examiner } from "./examiner.ts";
import { BUILT_IN_NAME } from "./examiner-settings.ts";
import { createTurns } from "../http/limits/turns.ts";
import type { Orderer } from "../threads/thread-pool.ts";
import { createWorkPool, type WorkPool } from "./work-pool.ts";

/** The rules are a sixth of an idle server's memory: they are loaded with the first test or answer. */
const loadGrade = async () => (await import("@recollect/domain/practice/grading/grade.ts")).grade;
const loadMultipleChoice = async () => (await import("@recollect/domain/practice/distractors/multiple-choice.ts")).multipleChoice;

/** Up to this many characters in all take a few ms and are processed here; more would block all other requests. */
const mostHere = 20_000;

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
 * One thread looks words up, so that their memory is used once. An answer uses it for a few ms. The lexicon is read when a written test begins; only a
 * student who pauses longer than the memory is kept waits for it once more.
 */
export const lexiconThread = { threads: 1, idleMs: 300_000, deadlineMs: 8_000 };

/**
 * The examiner without a service: rules of the domain, offline, the same for the same seed. `words` looks words up; without it, or when it fails, the
 * rules use only their own tables.
 */
export function createBuiltInExaminer(pool: WorkPool = createWorkPool(), words: WorkPool | null = null): BuiltInExaminer {
  const turns = createTurns(1);

  async function alone<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const release = await turns.take(signal);
    return work().finally(release);
  }

  async function graded(question: Question, orderer: Orderer): Promise<Grade> {
    const input = cut(question);
    const isShort = lengthOf(input.deck) + input.definition.length + input.term.length + input.answer.length <= mostHere;
    const { lexicon, wasAsked } = askedLexicon();
    const here = isShort ? (await loadGrade())(input, lexicon) : null;
    if (here && !wasAsked()) return here;
    const byTables = async () => here ?? pool.run({ kind: "grade", input }, orderer);
    if (!words) return byTables();
    return words.run({ kind: "grade-by-lexicon", input }, orderer).catch((error: unknown) => {
      if (orderer.signal?.aborted) throw error;
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
      const apart = () => pool.run({ kind: "test", input }, { sender, signal });
      const test = length <= mostHere ? (await loadMultipleChoice())(input) : await (length < longTest ? apart() : alone(signal, apart));
      onProgress(cards.length, cards.length);
      return test;
    },

    async getReady(question, sender) {
      if (!words || words.running() > 0) return;
      // A word with a slip is looked up in the list of its language.
      const withSlip = { ...question, answer: question.definition.slice(0, -1) };
      // What fails here fails again with the first answer, where that is handled.
      await Promise.allSettled([inOtherWords, withSlip].map((sample) => graded(sample, { sender })));
    },

    async evaluate(question, orderer) {
      const { isCorrect, score, feedback, reason } = await graded(question, orderer);
      return { isCorrect, score, feedback, reason };
    },
  };
}

type Sides = { term: string; definition: string };

/** The question, limited to what is compared. */
function cut(question: Question): Question {
  const short = ({ term, definition }: Sides): Sides => ({
    term: term.slice(0, comparedLength),
    definition: definition.slice(0, comparedLength),
  });
  return { ...question, ...short(question), deck: question.deck.slice(0, comparedCards).map(short) };
}

function lengthOf(cards: readonly Sides[]): number {
  return cards.reduce((length, { term, definition }) => length + term.length + definition.length, 0);
}
