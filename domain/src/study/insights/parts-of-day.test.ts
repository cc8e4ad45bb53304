import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../practice/seeded-random.ts";
import { dayShiftMs } from "../day.ts";
import { bestPart, dayPartCount, leastReviews, partOfDay, partsOfDay, type PartCount } from "./parts-of-day.ts";

const partCounts = fc.array(
  fc
    .record({ answers: fc.integer({ min: 0, max: 2000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ answers, share }): PartCount => ({ answers, right: Math.round(answers * share) })),
  { minLength: dayPartCount, maxLength: dayPartCount },
);

const none = { answers: 0, right: 0 };

/** So many reviews in each part of the day, remembered with these chances. */
function drawn(random: () => number, chances: readonly number[], answers: number): PartCount[] {
  return chances.map((chance) => ({ answers, right: Array.from({ length: answers }, random).filter((one) => one < chance).length }));
}

describe("the parts of a day", () => {
  test("are those of the student's clock, in any time zone, summer or winter", () => {
    const zones = fc.constantFrom("UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Kiritimati", "Australia/Lord_Howe");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), zones, (at, zone) => {
        const hour = new Date(at).toLocaleString("en", { timeZone: zone, hour: "numeric", hourCycle: "h23" });
        expect(partOfDay(at, dayShiftMs(at, zone))).toBe(Math.floor(Number(hour) / 4));
      }),
    );
  });

  test("have bounds around what was measured", () => {
    fc.assert(
      fc.property(partCounts, (counts) => {
        const parts = partsOfDay(counts);
        expect(parts.map(({ answers, right }) => ({ answers, right }))).toEqual(counts);
        expect(parts.map(({ from, to }) => [from, to])).toEqual([
          [0, 4],
          [4, 8],
          [8, 12],
          [12, 16],
          [16, 20],
          [20, 24],
        ]);
        for (const { answers, right, low, high } of parts) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          if (answers === 0) continue;
          expect(low).toBeLessThanOrEqual(right / answers);
          expect(high).toBeGreaterThanOrEqual(right / answers);
        }
      }),
    );
  });

  test("name a best one only with enough reviews on both sides, and only one that really has the largest share", () => {
    fc.assert(
      fc.property(partCounts, (counts) => {
        const parts = partsOfDay(counts);
        const found = bestPart(parts);
        if (!found) return;
        const { best, others } = found;
        expect(Math.min(best.answers, others.answers)).toBeGreaterThanOrEqual(leastReviews);
        for (const part of parts.filter(({ answers }) => answers >= leastReviews))
          expect(best.right / best.answers).toBeGreaterThanOrEqual(part.right / part.answers);
        expect(best.answers + others.answers).toBe(parts.reduce((sum, { answers }) => sum + answers, 0));
        expect(best.low).toBeGreaterThan(others.high);
      }),
    );
  });

  test("that do not differ are told apart for at most one student in fifty", () => {
    const random = seededRandom("same all day");
    const chances = [0.88, 0.88, 0.88, 0.88, 0.88, 0.88];
    const claims = Array.from({ length: 500 }, () => bestPart(partsOfDay(drawn(random, chances, 300)))).filter((one) => one !== null);
    expect(claims.length).toBeLessThanOrEqual(10);
  });

  test("that differ by eight in a hundred are told apart after a few hundred reviews", () => {
    const random = seededRandom("better in the morning");
    const chances = [0.84, 0.84, 0.94, 0.84, 0.84, 0.84];
    const claims = Array.from({ length: 100 }, () => bestPart(partsOfDay(drawn(random, chances, 500))));
    expect(claims.filter((one) => one?.best.from === 8).length).toBeGreaterThan(90);
  });

  test("say nothing for a student who studies at one time of the day, or hardly ever", () => {
    expect(bestPart(partsOfDay([none, none, { answers: 5000, right: 4900 }, none, none, none]))).toBeNull();
    expect(bestPart(partsOfDay([none, none, { answers: 60, right: 60 }, none, { answers: 300, right: 100 }, none]))).toBeNull();
    expect(bestPart(partsOfDay([none, none, none, none, none, none]))).toBeNull();
  });
});
