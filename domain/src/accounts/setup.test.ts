import { expect, test } from "vitest";
import { needsSetup } from "./setup.ts";

test.each([
  [null, false, true],
  [null, true, true],
  ["", true, true],
  ["Ada", false, true],
  ["Ada", true, false],
])("a student called %j with setupCompleted %s needs the setup: %s", (displayName, setupCompleted, needed) => {
  expect(needsSetup({ displayName, setupCompleted })).toBe(needed);
});
