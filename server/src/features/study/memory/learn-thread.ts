import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

import type { LearningOrder, LearningWord } from "./learning-work.ts";

// As in main.ts: what the process has compiled is not this thread's, which would begin with compiling everything again.
enableCompileCache(fileURLToPath(new URL("../../../../../.cache/node", import.meta.url)));
const { loadLearner } = await import("./fsrs-binding.ts");
const { learnAll } = await import("./learn-all.ts");

if (!parentPort) throw new Error("This file is the inside of a thread: start it with a Worker");
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (word: LearningWord) => parentPort?.postMessage(word);

try {
  const learner = await loadLearner();
  say(learner ? { learned: await learnAll(workerData as LearningOrder, learner) } : { missing: true });
} catch (error) {
  say({ failure: String((error as Error).stack ?? error) });
}
