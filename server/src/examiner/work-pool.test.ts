import { Worker } from "node:worker_threads";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { createWorkPool } from "./work-pool.ts";

const deckOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, term: `Term ${at}`, definition: `Meaning number ${at} of ${at * 7}` }));

const aTest = (count: number) => ({ kind: "test", input: { cards: deckOf(count), seed: 1 } }) as const;

/** More than any thread finishes during the test. */
const endless = { kind: "test", input: { cards: Array<ReturnType<typeof deckOf>>(25).fill(deckOf(10_000)).flat(), seed: 1 } } as const;

const from = (sender: string, signal = new AbortController().signal) => ({ sender, signal });

test("threads end when there is no work, and start with the next task", async () => {
  const pool = createWorkPool({ idleMs: 1 });
  expect(pool.running()).toBe(0);
  const first = await pool.run(aTest(200), from("ada"));
  await expect.poll(pool.running).toBe(0);
  expect(await pool.run(aTest(200), from("ada"))).toEqual(first);
});

test("one sender has one thread, so that another's task starts at once", async () => {
  const pool = createWorkPool({ threads: 2 });
  const leaving = new AbortController();
  const hostile = [1, 2, 3, 4].map(() => pool.run(endless, from("mallory", leaving.signal)));
  expect((await pool.run(aTest(20), from("ada"))).questions).toHaveLength(20);
  expect(pool.running()).toBe(2);
  leaving.abort(new Error("gone"));
  for (const one of await Promise.allSettled(hostile)) expect(one).toMatchObject({ status: "rejected", reason: { message: "gone" } });
});

test("senders take turns: one order of a student is done before the second of another who sent many", async () => {
  const pool = createWorkPool({ threads: 1 });
  const done: string[] = [];
  const ordered = ["mallory", "mallory", "mallory", "mallory", "ada", "bob", "ada"].map((sender) =>
    pool.run(aTest(20), from(sender)).then(() => done.push(sender)),
  );
  await Promise.all(ordered);
  expect(done).toEqual(["mallory", "ada", "bob", "mallory", "ada", "mallory", "mallory"]);
});

test("one thread is enough for tasks that wait a short time", async () => {
  const pool = createWorkPool({ threads: 2, growAfterMs: 60_000 });
  await Promise.all(["ada", "eve", "bob"].map((sender) => pool.run(aTest(20), from(sender))));
  expect(pool.running()).toBe(1);
});

test("while a task goes on to its deadline, a second thread serves the others", async () => {
  const pool = createWorkPool({ threads: 2, growAfterMs: 20, deadlineMs: 4000, warmUp: aTest(5) });
  await pool.run(aTest(20), from("ada"));
  const order: string[] = [];
  const hostile = pool.run(endless, from("mallory")).catch((error: unknown) => (order.push("mallory"), error));
  await pool.run(aTest(20), from("ada")).then(() => order.push("ada"));
  expect(await hostile).toEqual(new AppError("practice/took-too-long"));
  expect(order).toEqual(["ada", "mallory"]);
  expect((await pool.run(aTest(20), from("mallory"))).questions).toHaveLength(20);
});

test("a task that takes too long ends with its thread, and the tasks after it get theirs", async () => {
  const pool = createWorkPool({ threads: 1, deadlineMs: 1500 });
  const hostile = pool.run(endless, from("mallory"));
  const after = pool.run(aTest(20), from("ada"));
  await expect(hostile).rejects.toEqual(new AppError("practice/took-too-long"));
  expect((await after).questions).toHaveLength(20);
});

test("a task without CPU time ends after five deadlines by the clock, one that computes after one deadline", async () => {
  const [deadlineMs, worked] = [40, vi.spyOn(Worker.prototype, "cpuUsage")];
  const tookMs = async () => {
    const start = performance.now();
    await expect(createWorkPool({ threads: 1, deadlineMs }).run(aTest(10_000), from("ada"))).rejects.toEqual(
      new AppError("practice/took-too-long"),
    );
    return performance.now() - start;
  };
  worked.mockResolvedValue({ user: 0, system: 0 });
  expect(await tookMs()).toBeGreaterThan(4.9 * deadlineMs);
  worked.mockReset().mockResolvedValueOnce({ user: 0, system: 0 }).mockResolvedValue({ user: 40_000, system: 0 });
  await tookMs();
  expect(worked).toHaveBeenCalledTimes(2);
  worked.mockRestore();
});

test("on a Node without a thread's CPU time a task has its deadlines by the clock", async () => {
  const cpuUsage = Object.getOwnPropertyDescriptor(Worker.prototype, "cpuUsage");
  if (cpuUsage === undefined) throw new Error("This Node can't tell either.");
  onTestFinished(() => void Object.defineProperty(Worker.prototype, "cpuUsage", cpuUsage));
  Object.defineProperty(Worker.prototype, "cpuUsage", { ...cpuUsage, value: undefined });
  await expect(createWorkPool({ threads: 1, deadlineMs: 40 }).run(aTest(10_000), from("ada"))).rejects.toEqual(
    new AppError("practice/took-too-long"),
  );
});

test("the deadline ends any task, also one with enough memory", async () => {
  // No thread has started by then.
  const pool = createWorkPool({ threads: 1, deadlineMs: 1 });
  await expect(pool.run(aTest(20), from("ada"))).rejects.toEqual(new AppError("practice/took-too-long"));
});

test("a student who leaves while a task waits or runs cancels it", async () => {
  const pool = createWorkPool({ threads: 1 });
  const leaving = new AbortController();
  const running = pool.run(endless, from("mallory", leaving.signal));
  const waiting = pool.run(endless, from("eve", leaving.signal));
  const stays = pool.run(aTest(200), from("ada"));
  leaving.abort(new Error("gone"));
  await expect(running).rejects.toThrow("gone");
  await expect(waiting).rejects.toThrow("gone");
  await expect(pool.run(aTest(1), from("eve", leaving.signal))).rejects.toThrow("gone");
  expect((await stays).questions).toHaveLength(200);
});

test("an error inside a thread fails its own task alone", async () => {
  const pool = createWorkPool({ threads: 1 });
  const broken = pool.run({ kind: "test", input: { cards: [{ id: "x" }] as never, seed: 1 } }, from("ada"));
  const whole = pool.run(aTest(3), from("ada"));
  await expect(broken).rejects.toThrow(/Cannot read properties/);
  expect((await whole).questions).toHaveLength(3);
});

test("an answer is marked in a thread as in this one", async () => {
  const input = { term: "France", definition: "Paris", answer: "paris", deck: deckOf(1000) };
  expect(await createWorkPool().run({ kind: "grade", input }, from("ada"))).toMatchObject({ isCorrect: true, score: 100 });
});
