import { Worker } from "node:worker_threads";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { LearnedScope, LearningOrder, LearningWord } from "./learning-work.ts";

/** How long learning may take, in ms, and how much heap it may have, in MB; what the package holds outside of it comes on top. */
const limits = { ms: 120_000, heapMb: 160 };

/** Learns in a thread of its own, which is ended when it takes too long. Throws `study/learning-missing`, `study/learning-failed`. */
export function learnInThread(order: LearningOrder): Promise<LearnedScope[]> {
  const { promise, resolve, reject } = Promise.withResolvers<LearnedScope[]>();
  const { days, grades, counts, decks } = order.cards;
  const thread = new Worker(new URL("./learn-thread.ts", import.meta.url), {
    workerData: order,
    transferList: [days.buffer, grades.buffer, counts.buffer, decks.buffer] as ArrayBuffer[],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  });
  thread.unref();
  const fail = (cause: unknown) => reject(new AppError("study/learning-failed", { cause }));
  const timer = setTimeout(() => fail("it took too long"), limits.ms).unref();
  thread.on("message", (word: LearningWord) => {
    if ("learned" in word) resolve(word.learned);
    else if ("missing" in word) reject(new AppError("study/learning-missing"));
    else fail(word.failure);
  });
  thread.on("error", fail);
  thread.on("exit", () => fail("the thread ended"));
  return promise.finally(() => {
    clearTimeout(timer);
    void thread.terminate();
  });
}
