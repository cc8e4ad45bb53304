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
