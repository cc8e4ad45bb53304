import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { later } from "../../../../test/fakes/fake-server.ts";
import { createModelLoading, patienceMs, readingMs, type LoadedModel } from "./model-loading.ts";

const model = {} as LoadedModel;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function loading(fetchModel = vi.fn<() => Promise<LoadedModel>>().mockResolvedValue(model)) {
  const onLoaded = vi.fn<(loaded: LoadedModel) => void>();
  return { fetchModel, onLoaded, ...createModelLoading(onLoaded, fetchModel) };
}

describe("the scheduler's code", () => {
  test.each(["pointermove", "pointerdown", "keydown"])("is loaded at the student's first input, by %s", async (movement) => {
    const { start, fetchModel, onLoaded } = loading();
    const stop = start();
    expect(fetchModel).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(movement));
    await vi.advanceTimersByTimeAsync(0);
    expect(onLoaded).toHaveBeenCalledWith(model);
    window.dispatchEvent(new Event(movement));
    expect(fetchModel).toHaveBeenCalledTimes(1);
    stop();
  });

  test("is loaded without input when the question was shown for a moment", async () => {
    const { start, onLoaded } = loading();
    const stop = start();
    await vi.advanceTimersByTimeAsync(readingMs);
    expect(onLoaded).toHaveBeenCalledTimes(1);
    stop();
  });

  test("is not loaded for a student who has left", async () => {
    const { start, fetchModel } = loading();
    start()();
    window.dispatchEvent(new Event("pointermove"));
    await vi.advanceTimersByTimeAsync(readingMs);
    expect(fetchModel).not.toHaveBeenCalled();
  });

  test("that can't be loaded is not waited for, and the next answer retries", async () => {
    const fetchModel = vi.fn<() => Promise<LoadedModel>>().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(model);
    const { load, onLoaded } = loading(fetchModel);
    expect(await load()).toBeNull();
    expect(onLoaded).not.toHaveBeenCalled();
    expect(await load()).toBe(model);
    expect(await load()).toBe(model);
    expect(fetchModel).toHaveBeenCalledTimes(2);
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });

  test("that is slow is not waited for long, and used once it has loaded", async () => {
    const { reply: promise, give: resolve } = later<LoadedModel>();
    const { load, onLoaded } = loading(vi.fn<() => Promise<LoadedModel>>().mockReturnValue(promise));
    const first = load();
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await first).toBeNull();
    resolve(model);
    await vi.advanceTimersByTimeAsync(0);
    expect(onLoaded).toHaveBeenCalledWith(model);
    expect(await load()).toBe(model);
  });
});
