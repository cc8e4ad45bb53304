import type { Day } from "@recollect/domain/study/day.ts";

import type { Examiner } from "../../../examiner/examiner.ts";
import type { Store } from "../../../store/store.ts";
import { createClassTests } from "./class-tests.service.ts";
import { createMarking } from "./marking.ts";
import { createTestQuestions } from "./questions.ts";
import { createTestResults } from "./results.service.ts";
import { createTaking } from "./taking.service.ts";

type ClassTestFeatureDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** the built-in one */
  examiner: Examiner;
  newSeed: () => string;
  todayOf: (uid: string) => Promise<Day>;
  /** called with a failure that no request waits for */
  onFailure: (failure: unknown) => void;
};

/** Class tests: their making, taking and results, which share the questions in memory and the marking in the background. */
export function createClassTestFeature({ store, clock, examiner, newSeed, todayOf, onFailure }: ClassTestFeatureDeps) {
  const questions = createTestQuestions({ store, examiner, newSeed });
  const marking = createMarking({ store, examiner, questions, onFailure });
  const taking = createTaking({ store, clock, questions, marking });
  const tests = createClassTests({ store, clock, questions, ownTests: taking.ofGroup });
  return { tests, taking, results: createTestResults({ store, clock, questions, marking, todayOf }) };
}
