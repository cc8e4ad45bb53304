import { availableParallelism } from "node:os";

import { expect, test } from "vitest";

import { isAllowed, placesOf } from "./places.ts";
import { judged, knownVerdicts, type Verdict } from "./verdicts.ts";

/** How often a verdict that is not allowed is computed again. */
const times = 2;

/** Each verdict was computed when its expression was written; each day a part of those that no proof holds is searched again, all of them in so many days. */
const daysForAll = 10;

/**
 * The verdict that every search comes to, or null. A search tries texts by chance, so one of thousands finds a slow text where there is
 * none; a proof is the same each time, and is not computed again.
 */
async function confirmed(expression: string, first: Verdict): Promise<Verdict | null> {
  for (let time = 0; time < times; time += 1) {
    const again = await judged(expression);
    if (again !== "undecided" && isAllowed(expression, again)) return null;
  }
  return first;
}

test("no search for a slow text finds one where it is not allowed: a tenth of the expressions, another one every day", async () => {
  const searched = [...knownVerdicts()].filter(([, verdict]) => verdict !== "safe, proved").map(([expression]) => expression);
  expect(searched.length).toBeGreaterThan(100);
  const today = Math.floor(Date.now() / 86_400_000) % daysForAll;
  const left = searched.filter((_, at) => at % daysForAll === today);
  const refused: unknown[] = [];
  const work = async () => {
    for (let expression = left.pop(); expression !== undefined; expression = left.pop()) {
      const now = await judged(expression);
      // A search may find nothing in its time on a busy machine.
      if (now === "undecided" || isAllowed(expression, now)) continue;
      const verdict = await confirmed(expression, now);
      if (verdict !== null) refused.push({ expression, verdict, places: placesOf(expression) });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  expect(refused).toEqual([]);
}, 3_600_000);
