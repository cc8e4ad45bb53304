import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActsLoading, readingMs, type Acts } from "./acts-loading.ts";

const acts = {} as Acts;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function loading(fetchActs = vi.fn<() => Promise<Acts>>().mockResolvedValue(acts)) {
  const onLoaded = vi.fn<(loaded: Acts) => void>();
  return { fetchActs, onLoaded, ...createActsLoading(onLoaded, fetchActs) };
}

describe("what an answer needs", () => {
  test.each(["pointermove", "pointerdown", "keydown"])("is fetched at the student's first move, by %s", async (movement) => {
    const { start, fetchActs, onLoaded } = loading();
    const stop = start();
    expect(fetchActs).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(movement));
    await vi.advanceTimersByTimeAsync(0);
    expect(onLoaded).toHaveBeenCalledWith(acts);
    window.dispatchEvent(new Event(movement));
    expect(fetchActs).toHaveBeenCalledTimes(1);
    stop();
  });

  test("is fetched without a move when the question has stood for a moment", async () => {
    const { start, onLoaded } = loading();
    const stop = start();
    await vi.advanceTimersByTimeAsync(readingMs);
    expect(onLoaded).toHaveBeenCalledTimes(1);
    stop();
  });

  test("is not fetched for somebody who has left", async () => {
    const { start, fetchActs } = loading();
    start()();
    window.dispatchEvent(new Event("pointermove"));
    await vi.advanceTimersByTimeAsync(readingMs);
    expect(fetchActs).not.toHaveBeenCalled();
  });

  test("that can't be had is a failure to whoever needs it, and the next one tries again", async () => {
    const fetchActs = vi.fn<() => Promise<Acts>>().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(acts);
    const { load, onLoaded } = loading(fetchActs);
    await expect(load()).rejects.toMatchObject({ code: "database/network-error" });
    expect(onLoaded).not.toHaveBeenCalled();
    await expect(load()).resolves.toBe(acts);
    await load();
    expect(fetchActs).toHaveBeenCalledTimes(2);
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });
});
