import * as React from "react";
import { configure, getConfig, prettyDOM } from "@testing-library/react";

/**
 * Every check of a `waitFor` that fails makes an error, which is dropped: it needs no printed page. The last one, which the test fails with, gets it
 * from the wait itself.
 */
export function drawNoPageWhileWaiting(): void {
  configure({
    getElementError(message, container) {
      const isLooking = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
      const error = new Error([message, isLooking ? "" : prettyDOM(container)].filter(Boolean).join("\n\n"));
      error.name = "TestingLibraryElementError";
      return error;
    },
  });
}

const { setInterval: repeat } = globalThis;
const lookEveryMs = 10;

/**
 * A `waitFor` checks at each change of the page and every 50 ms. What changes nothing on the page, such as a request, is there after one or two: the
 * tests waited for the clock a third of their time. The interval is its own, as its default can't be set.
 */
export function lookMoreOften(): void {
  const sooner = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    repeat(work, work.name === "checkRealTimersCallback" ? lookEveryMs : ms, ...given);
  globalThis.setInterval = Object.assign(sooner, repeat);
}

type Internals = { recentlyCreatedOwnerStacks: number };

/**
 * React's development build records a stack for each element, ten thousand a second; a sixth of the screens' tests' time. This pretends that it has.
 */
export function noteNoStacksOfElements(): void {
  const internals = (React as unknown as Record<string, Internals | undefined>)[
    "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"
  ];
  if (internals === undefined) return;
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { configurable: true, get: () => 10_000, set() {} });
}
