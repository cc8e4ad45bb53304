import { clockProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { stampAfter } from "@recollect/domain/study/log/log.ts";
import type { Waiting } from "./entry-keys.ts";

/**
 * What waits, in its order, with right times where the device's clock was wrong: the time that the device read, plus what it has
 * learned to add (`offsetMs`), and never later than the server's `now`. The order stays; a time that the server takes stays with it.
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
