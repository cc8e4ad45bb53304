import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { quietMs, useAtHand } from "./at-hand.ts";

test("code that an act needs loads once the page has been open for a moment, or as soon as the act is likely; a failure is left to the act", () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError("Failed to fetch")));
  const quiet = renderHook(() => useAtHand(load, false));
  vi.advanceTimersByTime(quietMs - 1);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
  quiet.unmount();
  const { rerender, unmount } = renderHook((isLikely: boolean) => useAtHand(load, isLikely), { initialProps: false });
  rerender(true);
  vi.advanceTimersByTime(0);
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
});
