import { dayMs, hourMs } from "@recollect/domain/time/units.ts";

import type { SharedJobs } from "./shared-jobs.store.ts";
import type { Log } from "../process/log/log.ts";

/**
 * Work that runs once a night: in every server process, or, if it is about what all of them share, in one of them. Running it twice must be harmless, since
 * a process may die in the middle.
 */
export type Job = { name: string; isShared?: boolean; run(): Promise<unknown> };

type NightlyDeps = {
  jobs: readonly Job[];
  /** how shared work is done once; without it every process does all of it */
  once?: SharedJobs["once"];
  /** ms since 1970 */
  clock: () => number;
  log: Log;
};

/** Three in the morning UTC, in ms after midnight. */
const nightMs = 3 * hourMs;
/** How often the time is checked, in ms: a machine that slept through the night catches up. */
const lookMs = 10 * 60 * 1000;

/** When the next night's jobs are due. */
export function nextNight(now: number): number {
  return Math.floor((now - nightMs) / dayMs) * dayMs + dayMs + nightMs;
}

/** When the jobs of the last night were due. */
export function lastNight(now: number): number {
  return nextNight(now) - dayMs;
}

const alone: SharedJobs["once"] = async (_job, work) => {
  await work();
  return "done";
};

type Nightly = { /** Does what is due by now. */ look(): Promise<void>; stop(): void };

/** Runs every job once a night, one after the other. A failure is logged, and the job runs again the next night. */
export function createNightly({ jobs, once = alone, clock, log }: NightlyDeps): Nightly {
  let nextRun = nextNight(clock());
  /** what is left of the last night: work that another process does stays here until it is done */
  let leftJobs: readonly Job[] = [];
  let running = false;
  let isStopped = false;

  async function look(): Promise<void> {
    if (running) return;
    if (clock() >= nextRun) {
      leftJobs = jobs;
      nextRun = nextNight(clock());
    }
    const due = nextRun - dayMs;
    running = true;
    const busyJobs: Job[] = [];
    for (const job of leftJobs) {
      if (isStopped) break;
      const { name, run, isShared = false } = job;
      try {
        const outcome = isShared ? await once({ name, due }, run) : await alone({ name, due }, run);
        if (outcome === "busy") busyJobs.push(job);
      } catch (error) {
        log({ level: "error", message: `the nightly job "${name}" failed`, reason: String(error) });
      }
    }
    leftJobs = busyJobs;
    running = false;
  }

  const timer = setInterval(() => void look(), lookMs).unref();
  return {
    look,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
