import { expect, test } from "vitest";

import { seededRandom } from "../../practice/seeded-random.ts";
import { superfluousVersions, type KeptVersion } from "./kept-versions.ts";
import { HISTORY } from "./version.ts";
import { dayMs, hourMs } from "../../time/units.ts";

const now = Date.UTC(2026, 4, 20, 15, 30);

/** One version for each of these times before now. */
const replaced = (...agesMs: number[]): KeptVersion[] =>
  agesMs.toSorted((a, b) => b - a).map((age, at) => ({ revision: at + 1, replacedAt: now - age }));

function kept(versions: readonly KeptVersion[], at = now): KeptVersion[] {
  const superfluous = new Set(superfluousVersions(versions, at));
  return versions.filter(({ revision }) => !superfluous.has(revision));
}

const someLife = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return replaced(...Array.from({ length: count }, () => Math.floor(random() ** 3 * 100 * dayMs)));
};

test("all of the last day are kept, however close to each other", () => {
  const versions = replaced(0, 1000, 2000, hourMs, hourMs + 1, dayMs - 1);
  expect(kept(versions)).toEqual(versions);
});

test("of an hour of the last week the first is kept: the deck as it was when that hour began", () => {
  const begin = now - 3 * dayMs - 30 * 60 * 1000;
  const versions = [0, 1, 59, 60, 61].map((minute, at) => ({ revision: at + 1, replacedAt: begin + minute * 60 * 1000 }));
  expect(kept(versions).map(({ revision }) => revision)).toEqual([1, 4]);
});

test("of a day the first is kept until 90 days are over, then none", () => {
  const midnight = Date.UTC(2026, 4, 1);
  const versions = [0, 5, 23, 24].map((hour, at) => ({ revision: at + 1, replacedAt: midnight + hour * hourMs }));
  expect(kept(versions).map(({ revision }) => revision)).toEqual([1, 4]);
  expect(kept(versions, midnight + HISTORY.dailyMs - 1).map(({ revision }) => revision)).toEqual([1, 4]);
  expect(kept(versions, midnight + HISTORY.dailyMs).map(({ revision }) => revision)).toEqual([4]);
  expect(kept(versions, midnight + HISTORY.dailyMs + dayMs)).toEqual([]);
});

test("a deck that is saved after a year keeps its previous version", () => {
  expect(kept(replaced(0))).toHaveLength(1);
});

test("of thousands of saves on one day the newest thousand are kept, and one an hour of the others", () => {
  const versions = replaced(...Array.from({ length: 5000 }, (_, at) => at * 10_000));
  const stay = kept(versions);
  expect(stay.slice(-1000)).toEqual(versions.slice(-1000));
  expect(stay.length).toBeGreaterThan(1010);
  expect(stay.length).toBeLessThan(1015);
});

test("thinning twice, or more often, keeps the same versions", () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const versions = someLife(seed, 300);
    const once = kept(versions);
    expect(kept(once)).toEqual(once);
    let often = versions;
    for (let past = 40 * dayMs; past >= 0; past -= 31 * hourMs) {
      const then = now - past;
      const known = often.filter(({ replacedAt }) => replacedAt <= then);
      often = [...kept(known, then), ...often.filter(({ replacedAt }) => replacedAt > then)];
    }
    expect(kept(often)).toEqual(once);
  }
});

test("every hour of the week and day of the 90 that had a version keeps one, and few keep more", () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const versions = someLife(seed, 500);
    const stay = kept(versions);
    const within = (list: readonly KeptVersion[], ms: number, bucketMs: number) =>
      new Set(list.filter(({ replacedAt }) => now - replacedAt < ms).map(({ replacedAt }) => Math.floor(replacedAt / bucketMs)));
    // The first version of an hour or day may be just outside of the limit.
    const hours = within(versions, HISTORY.hourlyMs - hourMs, hourMs);
    const days = within(versions, HISTORY.dailyMs - dayMs, dayMs);
    expect([...hours].filter((hour) => !within(stay, HISTORY.hourlyMs, hourMs).has(hour))).toEqual([]);
    expect([...days].filter((day) => !within(stay, HISTORY.dailyMs, dayMs).has(day))).toEqual([]);
    const older = stay.filter(({ replacedAt }) => now - replacedAt >= HISTORY.allMs);
    expect(older.length).toBeLessThanOrEqual(6 * 24 + 1 + 84);
  }
});
