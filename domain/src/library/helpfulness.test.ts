import { expect, test } from "vitest";

import { dayMs } from "../time/units.ts";
import { helpfulness, HELPFULNESS, type ThankfulPerson } from "./helpfulness.ts";

const now = 1000 * dayMs;
const person = (more: Partial<ThankfulPerson> = {}): ThankfulPerson => ({
  joinedAt: 0,
  studyDays: HELPFULNESS.fullStudyDays,
  thankedDecks: 1,
  ...more,
});
const people = (count: number, of: (at: number) => Partial<ThankfulPerson>) => Array.from({ length: count }, (_, at) => person(of(at)));
const onOneDay = (count: number) => people(count, (at) => ({ joinedAt: 500 * dayMs + at }));
const onDays = (count: number) => people(count, (at) => ({ joinedAt: at * dayMs }));

test("more people are more helpful, people of several days more than those of one", () => {
  expect(helpfulness([], now)).toBe(0);
  const values = [onDays(1), onOneDay(2), onDays(2), onOneDay(8), onDays(8)].map((some) => helpfulness(some, now));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(new Set(values).size).toBe(5);
});

test("a thousand accounts made on one day, however busy, count less than a dozen people who joined on different days", () => {
  expect(helpfulness(onOneDay(1000), now)).toBeLessThan(helpfulness(onDays(12), now));
});

test("accounts that are young, or have hardly studied, count nothing", () => {
  expect(
    helpfulness(
      people(1000, (at) => ({ joinedAt: now - 6 * dayMs - at })),
      now,
    ),
  ).toBe(0);
  expect(
    helpfulness(
      people(1000, (at) => ({ joinedAt: at * dayMs, studyDays: 1 })),
      now,
    ),
  ).toBe(0);
});

test("who studied more counts more, up to a limit", () => {
  const value = (studyDays: number) => helpfulness([person({ studyDays })], now);
  expect(value(2)).toBeLessThan(value(7));
  expect(value(7)).toBeLessThan(value(14));
  expect(value(400)).toBe(value(14));
});

test("who is thankful to everybody shares the same thanks among more decks", () => {
  const value = (thankedDecks: number) => helpfulness([person({ thankedDecks })], now);
  expect(value(20)).toBe(value(1));
  expect(value(200) * 200).toBeLessThan(value(20) * 20 * 1.5);
});
