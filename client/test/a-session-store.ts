import { afterEach, beforeEach, vi } from "vitest";
import { createSessionStore, type SessionStore } from "../src/accounts/session/session-store.ts";

/** Session stores of a test file, by a clock that stands still: each is stopped after its test, or by `stop`, as a page that closes. */
export function sessionStores() {
  let stop: () => void = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  async function started(): Promise<SessionStore> {
    const store = createSessionStore();
    stop = store.start();
    await settle();
    return store;
  }
  return { started, stop: () => stop() };
}

export async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}
