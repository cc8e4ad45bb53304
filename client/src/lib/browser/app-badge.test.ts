import { afterEach, expect, test, vi } from "vitest";
import { showBadge } from "./app-badge.ts";

const badges = { setAppBadge: vi.fn<() => Promise<void>>(async () => {}), clearAppBadge: vi.fn<() => Promise<void>>(async () => {}) };

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test("a number is shown on the icon, and zero removes it", () => {
  vi.stubGlobal("navigator", badges);
  showBadge(12);
  showBadge(0);
  expect(badges.setAppBadge.mock.calls).toEqual([[12]]);
  expect(badges.clearAppBadge).toHaveBeenCalledTimes(1);
});

test("a browser without badges, and a system that refuses one, disturb nothing", async () => {
  vi.stubGlobal("navigator", {});
  expect(() => showBadge(3)).not.toThrow();
  vi.stubGlobal("navigator", { ...badges, setAppBadge: () => Promise.reject(new Error("not allowed")) });
  expect(() => showBadge(3)).not.toThrow();
  await Promise.resolve();
});
