import { expect, test, vi } from "vitest";

test("a frame comes although an earlier test requested one while its timers were stopped", { timeout: 20_000 }, async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  requestAnimationFrame(() => {});
  vi.useRealTimers();
  await expect(new Promise((resolve) => requestAnimationFrame(resolve))).resolves.toEqual(expect.any(Number));
});
