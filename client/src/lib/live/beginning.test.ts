import { afterEach, expect, test, vi } from "vitest";
import { beginning, opensWithinMs } from "./beginning.ts";
import { studyHint, type LiveEvent } from "./events.ts";

const studied: LiveEvent = { type: "study", data: { entryId: "e1" } };

afterEach(() => {
  vi.restoreAllMocks();
});

test("the first hint after subscribing is the stream's beginning, even if other events came before it", () => {
  vi.spyOn(Date, "now").mockReturnValue(0);
  const isBeginning = beginning();
  expect([{ type: "snapshot", data: [] } as const, studyHint, studyHint].map(isBeginning)).toEqual([false, true, false]);
});

test("an event with an entry is not, and neither is a hint after it", () => {
  vi.spyOn(Date, "now").mockReturnValue(0);
  expect([studied, studyHint].map(beginning())).toEqual([false, false]);
});

test("a late hint may be a change", () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(0);
  const isBeginning = beginning();
  now.mockReturnValue(opensWithinMs);
  expect(isBeginning(studyHint)).toBe(false);
});
