import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, aroundEach, beforeEach, vi } from "vitest";
import { emptyDatabases } from "./empty-databases.ts";
import { confetti } from "./fakes/fake-confetti.ts";
import { useFakeEventSource } from "./fakes/fake-event-source.ts";
import { answerNothing, asItsOwn, endFakeServer, expectNoSurprises } from "./fakes/fake-server.ts";
import { drawFramesByRealTimers } from "./frames.ts";
import { loseNoParts, noticeLostParts, waitForNoLostParts } from "./lost-parts.ts";
import { drawNoPageWhileWaiting, noteNoStacksOfElements } from "./quicker.ts";
import { toasts } from "../src/ui/toast/toast.ts";

// oxlint-disable-next-line vitest/prefer-import-in-mock -- the package's types are ours
vi.mock("canvas-confetti", () => ({ default: confetti }));

// Screens are loaded when first shown, which takes its time on a busy machine; what is waited for is always named.
configure({ asyncUtilTimeout: 30_000 });
drawFramesByRealTimers();
drawNoPageWhileWaiting();
noteNoStacksOfElements();
waitForNoLostParts();
answerNothing();

// jsdom has no stream of events, and every screen of a student listens to one.
beforeEach(() => void useFakeEventSource());
beforeEach(noticeLostParts);

// What is still on its way when a file ends is broken off there, and would be lost for every file after it in this worker.
afterAll(() => vi.dynamicImportSettled());

afterEach(loseNoParts);

aroundEach(asItsOwn);

// Files share one page (see vitest.config.ts), so each test leaves it as it found it.
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  endFakeServer();
  await whatIsOnItsWay();
  vi.restoreAllMocks();
  for (const { id } of toasts.get()) toasts.remove(id);
  localStorage.clear();
  sessionStorage.clear();
  await emptyDatabases();
  document.head.innerHTML = "";
  document.documentElement.removeAttribute("data-theme");
  history.replaceState(null, "");
  expectNoSurprises();
});

// What jsdom lacks and the dialogs, menus and screens touch.
window.scrollTo = () => {};
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

class NeverObserves {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NeverObserves as unknown as typeof ResizeObserver;
globalThis.IntersectionObserver ??= NeverObserves as unknown as typeof IntersectionObserver;

/** Until promises and React have nothing more to do for the test that ended: a request of theirs would reach the next test's server. */
async function whatIsOnItsWay(): Promise<void> {
  for (let round = 0; round < 20; round++) {
    // oxlint-disable-next-line no-await-in-loop -- each round lets one more promise of a chain arrive
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
}
