import { parentPort, workerData } from "node:worker_threads";

import { loadLearner } from "@recollect/server/features/study/memory/fsrs-binding.ts";
import { oneStudent } from "./one-student.ts";

const learner = await loadLearner();
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
if (!learner) parentPort?.postMessage(null);
else for (const seed of workerData as number[]) parentPort?.postMessage(await oneStudent(seed, learner));
