import { expect, onTestFinished, test } from "vitest";

import type { SharedJobs } from "./shared-jobs.store.ts";
import { createNightly, nextNight, type Job } from "./nightly.ts";

const at = (text: string) => Date.parse(`${text}Z`);

test.each([
  ["2026-05-01T02:59:59", "2026-05-01T03:00:00"],
  ["2026-05-01T03:00:00", "2026-05-02T03:00:00"],
  ["2026-05-01T23:00:00", "2026-05-02T03:00:00"],
  ["2026-12-31T12:00:00", "2027-01-01T03:00:00"],
])("after %s the next night's work is due at %s", (now, due) => {
  expect(nextNight(at(now))).toBe(at(due));
});

function aNight(jobs: readonly Job[], once?: SharedJobs["once"]) {
  const time = { now: at("2026-05-01T12:00:00") };
  const lines: unknown[] = [];
  const nightly = createNightly({ jobs, ...(once && { once }), clock: () => time.now, log: (line) => lines.push(line) });
  onTestFinished(() => nightly.stop());
  return { time, lines, nightly };
}

test("each job runs once a night, also when the machine was asleep at that time", async () => {
  const done: string[] = [];
  const { time, nightly } = aNight(["one", "two"].map((name) => ({ name, run: async () => done.push(name) })));
  await nightly.look();
  expect(done).toEqual([]);
  time.now = at("2026-05-04T09:00:00");
  await Promise.all([nightly.look(), nightly.look()]);
  await nightly.look();
  expect(done).toEqual(["one", "two"]);
  time.now = at("2026-05-05T03:00:00");
  await nightly.look();
  expect(done).toEqual(["one", "two", "one", "two"]);
});

test("a job that fails is logged, stops no other, and runs again", async () => {
  let tries = 0;
  const failing = { name: "sweep", run: () => Promise.reject(new Error("no disk")) };
  const { time, lines, nightly } = aNight([failing, { name: "next", run: async () => (tries += 1) }]);
  for (const day of ["02", "03"]) {
    time.now = at(`2026-05-${day}T04:00:00`);
    await nightly.look();
  }
  expect(tries).toBe(2);
  const failed = { level: "error", message: 'the nightly job "sweep" failed', reason: "Error: no disk" };
  expect(lines).toEqual([failed, failed]);
});

test("of shared work each night's is asked for once it is due, and again while another process does it; a process's own is never shared", async () => {
  const asked: unknown[] = [];
  let isBusy = true;
  const once: SharedJobs["once"] = async (job, work) => {
    asked.push(job);
    if (isBusy) return "busy";
    await work();
    return "done";
  };
  const done: string[] = [];
  const job = (name: string, isShared: boolean): Job => ({ name, isShared, run: async () => done.push(name) });
  const { time, nightly } = aNight([job("sweep", true), job("own", false)], once);
  time.now = at("2026-05-04T09:00:00");
  await nightly.look();
  await nightly.look();
  expect(done).toEqual(["own"]);
  isBusy = false;
  await nightly.look();
  await nightly.look();
  expect(done).toEqual(["own", "sweep"]);
  const sweep = { name: "sweep", due: at("2026-05-04T03:00:00") };
  expect(asked).toEqual([sweep, sweep, sweep]);
});
