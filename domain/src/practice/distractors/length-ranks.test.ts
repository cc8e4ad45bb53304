import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../seeded-random.ts";
import { shorterCounts } from "./multiple-choice.ts";

test("law: no question needs more shorter or longer distractors than there are", () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 60 }), fc.integer(), (of, seed) => {
      const places = Array.from({ length: of }, (_, place) => ({ place, of }));
      for (const [place, shorter] of shorterCounts(places, seededRandom(seed)).entries()) {
        expect(shorter).toBeGreaterThanOrEqual(0);
        expect(shorter).toBeLessThanOrEqual(Math.min(3, place));
        expect(3 - shorter).toBeLessThanOrEqual(of - 1 - place);
      }
    }),
  );
});

test("each rank by length is about equally frequent", () => {
  const places = Array.from({ length: 40 }, (_, place) => ({ place, of: 40 }));
  const counts = shorterCounts(places, seededRandom(1));
  for (const rank of [0, 1, 2, 3]) expect(counts.filter((count) => count === rank).length).toBeGreaterThanOrEqual(9);
});
