import "./show-at-once.ts";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, aroundEach, beforeEach, vi } from "vitest";
import { emptyDatabases } from "./empty-databases.ts";
import { confetti } from "./fakes/fake-confetti.ts";
import { useFakeEventSource } from "./fakes/fake-event-source.ts";
import { answerNothing, asItsOwn, endFakeServer, expectNoSurprises } from "./fakes/fake-server.ts";
import { drawFramesByRealTimers } from "./frames.ts";
import { loseNoParts, noticeLostParts, waitForNoLostParts } from "./lost-parts.ts";
import { drawNoPageWhileWaiting, lookMoreOften, noteNoStacksOfElements } from "./quicker.ts";
import { chooseUntilReload } from "../src/cards/side/side-mode.ts";
import { pagePlaces } from "../src/study/outbox/stored-entries.ts";
import { toasts } from "../src/ui/toast/toast.ts";

vi.mock("canvas-confetti", () => ({ default: confetti }));

// Screens are loaded when first shown, which takes time on a busy machine; waits always name their condition.
configure({ asyncUtilTimeout: 30_000 });
drawFramesByRealTimers();
drawNoPageWhileWaiting();
lookMoreOften();
noteNoStacksOfElements();
waitForNoLostParts();
answerNothing();

// jsdom has no EventSource, and every screen of a student uses one.
beforeEach(() => void useFakeEventSource());
beforeEach(noticeLostParts);

// A page without a layout can't place a caret in a drawn side: tests write cards as text. Journeys write them as they look.
beforeEach(() => chooseUntilReload("text"));

// An import in progress when a file ends is cancelled there, and would fail for every file after it in this worker.
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
  for (const known of [pagePlaces.inTab, pagePlaces.unstoredKeys, pagePlaces.goneKeys]) known.clear();
  await emptyDatabases();
  document.head.innerHTML = "";
  document.documentElement.removeAttribute("data-theme");
  history.replaceState(null, "");
  expectNoSurprises();
});

// Node's reaches the other threads of a run, whose tests would be tabs of this one's browser; jsdom has none.
Reflect.deleteProperty(globalThis, "BroadcastChannel");

// APIs that jsdom lacks and the dialogs, menus and screens use.
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

/** Until promises and React are done with the test that ended: a request of theirs would reach the next test's server. */
async function whatIsOnItsWay(): Promise<void> {
  for (let round = 0; round < 20; round++) {
    // Each round lets one more promise of a chain arrive.
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
}
