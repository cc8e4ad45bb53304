import { expect, test } from "vitest";

import { judged, knownVerdicts, type Verdict } from "./verdicts.ts";

const order: readonly Verdict[] = ["safe, proved", "safe, searched", "quadratic", "cubic or more", "exponential"];

test("no expression takes more time than its kept verdict says", async () => {
  const worse: unknown[] = [];
  for (const [expression, verdict] of knownVerdicts()) {
    const now = await judged(expression);
    // A search may find nothing in its time on a busy machine, but what it finds is true.
    const isWorse = now !== "undecided" && order.indexOf(now) > Math.max(order.indexOf(verdict), 1);
    if (isWorse) worse.push({ expression, verdict, now });
  }
  expect(worse).toEqual([]);
}, 3_600_000);
