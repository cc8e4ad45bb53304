import { dayMs, hourMs } from "@recollect/domain/time/units.ts";

import type { Log } from "../process/log/log.ts";

/** Work that runs once a night, in every server process: running it twice must be harmless. */
export type Job = { name: string; run(): Promise<unknown> };

type NightlyDeps = { jobs: readonly Job[]; /** ms since 1970 */ clock: () => number; log: Log };

/** Three in the morning UTC, in ms after midnight. */
const nightMs = 3 * hourMs;
/** How often the time is checked, in ms: a machine that slept through the night catches up. */
const lookMs = 10 * 60 * 1000;

/** When the next night's jobs are due. */
export function nextNight(now: number): number {
  return Math.floor((now - nightMs) / dayMs) * dayMs + dayMs + nightMs;
}

type Nightly = { /** Does what is due by now. */ look(): Promise<void>; stop(): void };

/** Runs every job once a night, one after the other. A failure is logged, and the job runs again the next night. */
export function createNightly({ jobs, clock, log }: NightlyDeps): Nightly {
  let nextRun = nextNight(clock());
  let running = false;
  let isStopped = false;

  async function look(): Promise<void> {
    if (running || clock() < nextRun) return;
    running = true;
    nextRun = nextNight(clock());
    for (const { name, run } of jobs) {
      if (isStopped) break;
      try {
        await run();
      } catch (error) {
        log({ level: "error", message: `the nightly job "${name}" failed`, reason: String(error) });
      }
    }
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
