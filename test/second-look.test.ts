import { expect, test, vi } from "vitest";
import { withSecondLook } from "../scripts/checks/second-look.mjs";

type Outcome = Awaited<ReturnType<typeof withSecondLook>>;

const failures = [
  { name: "a.test.ts › adds", error: "1 is not 2" },
  { name: "a.test.ts › subtracts", error: "0 is not 2" },
];
const first = { passed: 8, failed: 2, failures };

test("tests that failed and pass alone count as passed, and are named as unstable", async () => {
  const again = vi.fn<(files: string[]) => Promise<Outcome>>(async () => ({ passed: 5, failed: 0, failures: [] }));
  expect(await withSecondLook(Promise.resolve(first), again)).toEqual({ passed: 10, failed: 0, failures: [], unstable: failures });
  expect(again).toHaveBeenCalledExactlyOnceWith(["a.test.ts"]);
});

test.each([
  ["fails again", { passed: 4, failed: 1, failures: failures.slice(0, 1) }],
  ["is not found again", { passed: 0, failed: 0, failures: [] }],
])("a run with a test that %s has failed as it did at first", async (_, second) => {
  expect(await withSecondLook(Promise.resolve(first), async () => second)).toBe(first);
});

test.each([
  ["nothing failed", { passed: 10, failed: 0, failures: [] }],
  ["more than three failed", { passed: 6, failed: 4, failures: [...failures, ...failures] }],
  ["a failure has no name", { passed: 8, failed: 2, failures: failures.slice(0, 1) }],
])("there is no second look when %s", async (_, outcome) => {
  const again = vi.fn<(files: string[]) => Promise<Outcome>>();
  expect(await withSecondLook(Promise.resolve(outcome), again)).toBe(outcome);
  expect(again).not.toHaveBeenCalled();
});
