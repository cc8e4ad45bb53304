import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { KeptQuestion } from "@recollect/domain/groups/class-tests/paper.ts";

import type { Examiner } from "../../../examiner/examiner.ts";
import type { Store } from "../../../store/store.ts";
import type { ClassTestRow } from "./class-tests.store.ts";
import type { TestQuestions } from "./questions.ts";
import { markWording, unmarkedWordings, type UnmarkedWording } from "./tries.store.ts";

type MarkingDeps = {
  store: Store;
  examiner: Pick<Examiner, "evaluate">;
  questions: Pick<TestQuestions, "kept">;
  /** called with a failure that no request waits for */
  onFailure: (failure: unknown) => void;
};

const wordingsAtOnce = 100;

export type Marking = ReturnType<typeof createMarking>;

/**
 * Marks the written answers of class tests in the background: each wording once, however many students wrote it. Marks are deterministic, so two
 * servers that mark the same test do no harm. What fails is marked when the results are read again.
 */
export function createMarking({ store, examiner, questions, onFailure }: MarkingDeps) {
  const running = new Map<string, Promise<void>>();

  async function isRight(test: ClassTestRow, kept: readonly KeptQuestion[], { question, answer }: UnmarkedWording): Promise<boolean> {
    const keptQuestion = kept[question];
    if (!keptQuestion) return false;
    const { term, answer: definition, language } = keptQuestion;
    const deck = kept.map((one) => ({ term: one.term, definition: one.answer }));
    const input = { term, definition, answer, deck, ...(language !== null && { language }) };
    try {
      const signal = new AbortController().signal;
      return (await examiner.evaluate(input, { sender: `class test ${test.id}`, signal })).isCorrect;
    } catch (error) {
      // Such an answer would take too long again; a teacher can count it as right.
      if (error instanceof AppError && error.code === "practice/took-too-long") return false;
      throw error;
    }
  }

  async function markAll(test: ClassTestRow): Promise<void> {
    const kept = await questions.kept(test);
    if (kept === null) return;
    for (;;) {
      const some = await unmarkedWordings(store.read, test.id, wordingsAtOnce);
      if (some.length === 0) return;
      const marked: [UnmarkedWording, 0 | 1][] = [];
      for (const wording of some) marked.push([wording, (await isRight(test, kept, wording)) ? 1 : 0]);
      await store.write(async ({ db }) => {
        for (const [wording, mark] of marked) await markWording(db, test.id, wording, mark);
      });
    }
  }

  return {
    /** Begins to mark what is not marked, unless that is going on. */
    start(test: ClassTestRow): void {
      if (test.kind === "multiple-choice" || running.has(test.id)) return;
      const work = markAll(test)
        .catch(onFailure)
        .finally(() => running.delete(test.id));
      running.set(test.id, work);
    },

    /** Waits until the marking in progress ends, for `ms` at most. */
    async wait({ id }: Pick<ClassTestRow, "id">, ms: number): Promise<void> {
      const work = running.get(id);
      if (!work) return;
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
      clearTimeout(timer);
    },
  };
}
