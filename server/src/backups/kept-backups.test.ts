import { expect, test } from "vitest";
import { dayMs } from "@recollect/domain/time/units.ts";

import { BACKUPS, superfluousBackups } from "./backup-folder.ts";
import { lastDue } from "./backups.ts";

const at = (text: string) => Date.parse(`${text}Z`);

test("after many nights the last seven days and the ends of the last four weeks are kept", () => {
  let backups: number[] = [];
  const begin = at("2026-03-02T02:00");
  for (let night = 0; night < 120; night += 1) {
    const now = begin + night * dayMs;
    backups.push(now);
    const superfluous = new Set(superfluousBackups(backups));
    backups = backups.filter((time) => !superfluous.has(time));
    const days = backups.map((time) => Math.round((now - time) / dayMs));
    expect(days.filter((age) => age < BACKUPS.daily)).toHaveLength(Math.min(night + 1, BACKUPS.daily));
    expect(backups.length).toBeLessThanOrEqual(BACKUPS.daily + BACKUPS.weekly);
  }
  const oldest = Math.round((begin + 119 * dayMs - Math.min(...backups)) / dayMs);
  expect(oldest).toBeGreaterThanOrEqual(3 * 7 - 6);
  expect(backups.filter((time) => new Date(time).getUTCDay() === 0).length).toBeGreaterThanOrEqual(BACKUPS.weekly - 1);
});

test("of several on one day the newest is kept, and those of a server that was off for months are not removed for their age", () => {
  const [morning, evening, old] = [at("2026-05-01T02:00"), at("2026-05-01T20:00"), at("2025-11-03T02:00")];
  expect(superfluousBackups([morning, evening, old])).toEqual([morning]);
  expect(superfluousBackups([])).toEqual([]);
});

test.each([
  ["2026-05-01T01:59:59", "2026-04-30T02:00:00"],
  ["2026-05-01T02:00:00", "2026-05-01T02:00:00"],
  ["2026-05-01T23:00:00", "2026-05-01T02:00:00"],
])("at %s the last backup was due at %s", (now, due) => {
  expect(lastDue(at(now), 2)).toBe(at(due));
});
