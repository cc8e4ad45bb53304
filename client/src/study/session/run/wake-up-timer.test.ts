import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hourMs } from "@recollect/domain/time/units.ts";
import { wakeUpTimer } from "./wake-up-timer.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

test("calls once, at the first of the times", async () => {
  const call = vi.fn<() => void>();
  wakeUpTimer(Date.now).at([3 * hourMs, 2 * hourMs, Infinity], call);
  await vi.advanceTimersByTimeAsync(2 * hourMs - 1);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(call).toHaveBeenCalledTimes(1);
});

test("is on time after a computer has slept: it checks the clock again and again", async () => {
  const call = vi.fn<() => void>();
  let sleptMs = 0;
  wakeUpTimer(() => Date.now() + sleptMs).at([2 * hourMs], call);
  sleptMs = 2 * hourMs;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(call).toHaveBeenCalledTimes(1);
});

test("replaces the earlier times by new ones, and drops all when cancelled", async () => {
  const [former, later] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const wakeUp = wakeUpTimer(Date.now);
  wakeUp.at([1000], former);
  wakeUp.at([2000], later);
  await vi.advanceTimersByTimeAsync(1500);
  expect(former).not.toHaveBeenCalled();
  wakeUp.cancel();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(later).not.toHaveBeenCalled();
});

test("never calls without a time", async () => {
  const call = vi.fn<() => void>();
  wakeUpTimer(Date.now).at([Infinity], call);
  await vi.advanceTimersByTimeAsync(24 * hourMs);
  expect(call).not.toHaveBeenCalled();
});
