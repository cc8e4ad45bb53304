import { clockProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { assert, array, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { anEntry, noon } from "../../../test/a-device.ts";
import { withServerTime } from "./entry-storage.ts";

const waiting = (id: string, at: number, offsetMs = 0) => ({ entry: anEntry(id, { at }), offsetMs });
const timesOf = (all: ReturnType<typeof withServerTime>) => all.map(({ entry }) => entry.at);

describe("times of a clock that was wrong", () => {
  test("are moved by the device's known offset, each by what it did not include yet", () => {
    const all = [waiting("a", noon + 10 * hourMs), waiting("b", noon + 11 * hourMs, -hourMs)];
    expect(timesOf(withServerTime(all, { now: noon, offsetMs: -12 * hourMs }))).toEqual([noon - 2 * hourMs, noon]);
  });

  test("are never later than the server's, and keep their order", () => {
    const all = [waiting("a", noon + 10 * hourMs), waiting("b", noon + 10 * hourMs + 5)];
    expect(timesOf(withServerTime(all, { now: noon, offsetMs: 0 }))).toEqual([noon, noon + 1]);
  });

  test("are unchanged if the server accepts them", () => {
    const good = waiting("a", noon - hourMs);
    expect(withServerTime([good, waiting("b", noon + hourMs)], { now: noon, offsetMs: -2 * hourMs })[0]).toBe(good);
  });
});

test("the order stays, times differ, and entries of the last days are accepted, with any clock", () => {
  const wrongMs = integer({ min: -1000 * 24 * hourMs, max: 1000 * 24 * hourMs });
  const gaps = array(record({ gapMs: integer({ min: 1, max: hourMs }), knownMs: wrongMs }), { minLength: 1, maxLength: 30 });
  assert(
    property(gaps, wrongMs, (made, errorMs) => {
      const start = noon - made.reduce((sum, { gapMs }) => sum + gapMs, 0);
      let real = start;
      let last = -Infinity;
      const all = made.map(({ gapMs }, number) => {
        real += gapMs;
        last = Math.max(last + 1, real + errorMs);
        return waiting(`e${number}`, last);
      });
      const mended = withServerTime(all, { now: noon, offsetMs: -errorMs });
      const times = timesOf(mended);
      expect(mended.map(({ entry }) => entry.id)).toEqual(all.map(({ entry }) => entry.id));
      expect(times.map((at) => clockProblem(at, noon))).toEqual(times.map(() => null));
      expect(times.filter((at, place) => place > 0 && at <= times[place - 1]!)).toEqual([]);
    }),
  );
});
