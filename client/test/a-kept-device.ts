import { afterEach, beforeEach, vi } from "vitest";
import { waitingSaves } from "../src/decks/waiting/store/waiting-saves.ts";
import { answerFromDevice } from "../src/lib/requests/device-replies.ts";
import { forgetAllCopies } from "../src/lib/requests/shown-copies.ts";

/** For a test: a browser that keeps what is needed without a network. Returns the function that ends it. */
export function keepOnDevice(): () => void {
  const container = Object.assign(new EventTarget(), {
    getRegistrations: async () => [],
    register: () => new Promise<never>(() => {}),
    controller: null,
  });
  Object.defineProperty(window, "isSecureContext", { value: true, configurable: true });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  document.documentElement.dataset["offline"] = "on";
  return () => {
    answerFromDevice(null);
    forgetAllCopies();
    delete document.documentElement.dataset["offline"];
    Reflect.deleteProperty(navigator, "serviceWorker");
  };
}

/** For a file of tests about saves that wait: each test has such a browser, in which nothing of the student waits yet. */
export function keepSavesOnDevice(uid: string): void {
  let endDevice = () => {};
  beforeEach(() => void (endDevice = keepOnDevice()));
  afterEach(async () => {
    await waitingSaves.discardAll(uid);
    vi.restoreAllMocks();
    endDevice();
  });
}
