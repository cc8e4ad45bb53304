import { enableCompileCache } from "node:module";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

import type { LearningOrder, LearningWord } from "./learning-work.ts";

// On Linux this is the thread's alone, elsewhere the whole process's: whoever reads or saves meanwhile goes first.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

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
