import { multipleChoice } from "@recollect/domain/practice/distractors/multiple-choice.ts";
import { grade } from "@recollect/domain/practice/grading/grade.ts";

import type { Examiner } from "./examiner.ts";
import { BUILT_IN_NAME } from "./examiner-settings.ts";
import { createTestWorker } from "./test-worker.ts";

/** Up to this many cards a test takes a few ms and is made at once; a bigger one would hold up everybody else's requests. */
const mostCardsHere = 100;

/** The examiner that needs no service: rules of the domain, offline, the same for the same seed. */
export function createBuiltInExaminer(): Examiner {
  const worker = createTestWorker();
  return {
    kind: "builtin",
    name: BUILT_IN_NAME,
    callsFor: () => 0,

    async multipleChoice({ cards, otherCards, seed }, { signal, onProgress }) {
      const input = { cards, otherCards, seed };
      onProgress(0, cards.length);
      const test = cards.length + otherCards.length <= mostCardsHere ? multipleChoice(input) : await worker.make(input, signal);
      onProgress(cards.length, cards.length);
      return test;
    },

    async evaluate(question) {
      const { isCorrect, score, feedback } = grade(question);
      return { isCorrect, score, feedback };
    },
  };
}
