import { expect, onTestFinished, test, vi } from "vitest";

import { createListeners, settledSoon } from "./listeners.ts";

test("a listener that throws stops no other, and its error is reported", async () => {
  // The test runner also listens for uncaught errors; here one is expected.
  const others = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException");
  onTestFinished(() => others.forEach((listener) => process.on("uncaughtException", listener)));
  const surfaced = new Promise((resolve) => process.once("uncaughtException", resolve));

  const listeners = createListeners<string>();
  const second = vi.fn<(news: string) => void>();
  listeners.add(() => {
    throw new Error("first");
  });
  listeners.add(second);
  void listeners.publish("news");
  expect(second).toHaveBeenCalledWith("news");
  expect(await surfaced).toEqual(new Error("first"));
});

test("listeners' work is waited for, whether it succeeds or fails", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const listeners = createListeners<string>();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  listeners.add(() => first.promise);
  listeners.add(() => second.promise);
  listeners.add(() => {});
  let isOver = false;
  const over = settledSoon(listeners.publish("news")).then(() => (isOver = true));
  first.reject(new Error("no list"));
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(false);
  second.resolve();
  await over;
});

test("a listener that does not finish is waited for 20 ms", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isOver = false;
  void settledSoon([new Promise(() => {})]).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(19);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});
