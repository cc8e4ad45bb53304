import { clockProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { stampAfter } from "@recollect/domain/study/log/log.ts";
import type { Waiting } from "./entry-keys.ts";

/**
 * The waiting entries, in order, with times corrected where the device's clock was wrong: the device's time plus the offset it has learned
 * since (`offsetMs`), never later than the server's `now`. Times that the server accepts stay as they are.
 */
export function withServerTime(waiting: readonly Waiting[], { now, offsetMs }: { now: number; offsetMs: number }): Waiting[] {
  let last: { at: number } | null = null;
  return waiting.map((one) => {
    const { entry } = one;
    const wanted = clockProblem(entry.at, now) ? Math.min(entry.at - one.offsetMs + offsetMs, now) : entry.at;
    const at = stampAfter(last, wanted);
    last = { at };
    return at === entry.at ? one : { entry: { ...entry, at }, offsetMs };
  });
}
