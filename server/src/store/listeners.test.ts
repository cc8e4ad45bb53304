import { expect, onTestFinished, test, vi } from "vitest";

import { createListeners } from "./listeners.ts";

test("a listener that throws stops no one, and its error surfaces", async () => {
  // The test runner listens to uncaught errors too; here one is expected.
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
  listeners.publish("news");
  expect(second).toHaveBeenCalledWith("news");
  expect(await surfaced).toEqual(new Error("first"));
});
