import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { bareEnvironment } from "../../../threads/bare-environment.ts";
import type { LearnedScope, LearningOrder, LearningWord } from "./learning-work.ts";

/**
 * The longest time for learning, in ms, and its heap, in MB; the package's own memory comes on top. Half of the usual young generation is
 * as fast, and 200,000 answers take 200 MB instead of 325.
 */
const limits = { ms: 120_000, heapMb: 160, youngMb: 8 };

const program = fileURLToPath(new URL("./learning-process.ts", import.meta.url));

/**
 * Reads a log and learns from it in its own process, at the lowest priority; killed when it takes too long. In a thread of this process,
 * the helper threads of garbage collection and compilation would compete with requests. Throws `study/learning-missing`,
 * `study/learning-failed`.
 */
export function learnApart(order: LearningOrder): Promise<LearnedScope[]> {
  const { promise, resolve, reject } = Promise.withResolvers<LearnedScope[]>();
  // The order is sent over the channel: arguments, which would include the database's password, are visible to all users of the machine.
  const learning = fork(program, {
    execArgv: [`--max-old-space-size=${limits.heapMb}`, `--max-semi-space-size=${limits.youngMb}`],
    env: bareEnvironment,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const fail = (cause: unknown) => reject(new AppError("study/learning-failed", { cause }));
  if (learning.pid !== undefined) setPriority(learning.pid, constants.priority.PRIORITY_LOW);
  learning.unref();
  learning.channel?.unref();
  const timer = setTimeout(() => fail("it took too long"), limits.ms).unref();
  learning.on("message", (word: LearningWord) => {
    if ("learned" in word) resolve(word.learned);
    else if ("missing" in word) reject(new AppError("study/learning-missing"));
    else fail(word.failure);
  });
  learning.on("error", fail);
  learning.on("exit", (code, signal) => fail(`the process ended: ${signal ?? code}`));
  learning.send(order, (error) => error && fail(error));
  return promise.finally(() => {
    clearTimeout(timer);
    learning.kill("SIGKILL");
  });
}
