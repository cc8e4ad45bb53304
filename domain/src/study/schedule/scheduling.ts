import type { LocalErrorCode } from "../../errors/local-catalogue.ts";
import { dayShiftMs } from "../day.ts";
import { areWeights, type MemoryModel } from "./memory-model.ts";
import { areSteps, isMaximumDays, isRetention, type StudySettings } from "../settings.ts";
import { dayMs } from "../../time/units.ts";

/**
 * The settings that the scheduler uses for an answer. Each answer in the log carries its own, so that the log replays to the same state
 * after the settings changed or the student moved.
 */
export type Scheduling = Pick<StudySettings, "retention" | "learningSteps" | "relearningSteps" | "maximumDays"> & {
  /** what to add to a time so that the student's study day begins at midnight UTC, in ms (see `dayShiftMs`) */
  readonly dayShiftMs: number;
  /** the student's or the deck's own model; the average's without one */
  readonly memory?: MemoryModel;
};

/** The settings for an answer at `at` (ms since 1970), and the memory model of its deck. Throws study/unknown-time-zone. */
export function schedulingOf(settings: StudySettings, at: number, memory: MemoryModel | null = null): Scheduling {
  const { retention, learningSteps, relearningSteps, maximumDays, timeZone } = settings;
  return withMemory({ retention, learningSteps, relearningSteps, maximumDays, dayShiftMs: dayShiftMs(at, timeZone) }, memory);
}

/** The same with another memory model; null is the average's. */
export function withMemory({ memory: _before, ...scheduling }: Scheduling, memory: MemoryModel | null): Scheduling {
  return memory ? { ...scheduling, memory } : scheduling;
}

/** The first value that is out of bounds; null if none is. */
export function schedulingProblem(scheduling: Scheduling): LocalErrorCode | null {
  if (!isRetention(scheduling.retention)) return "study/bad-retention";
  if (!areSteps(scheduling.learningSteps) || !areSteps(scheduling.relearningSteps)) return "study/bad-steps";
  if (!isMaximumDays(scheduling.maximumDays)) return "study/bad-maximum-interval";
  if (!Number.isSafeInteger(scheduling.dayShiftMs) || Math.abs(scheduling.dayShiftMs) > 2 * dayMs) return "study/bad-answer";
  if (scheduling.memory && !areWeights(scheduling.memory.weights)) return "study/bad-answer";
  return null;
}
