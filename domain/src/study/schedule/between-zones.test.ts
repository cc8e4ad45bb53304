import { describe, expect, test } from "vitest";
import { lawRuns } from "../../../test/law-runs.ts";
import { shuffled } from "../../decks/shuffle.ts";
import { seededRandom } from "../../practice/seeded-random.ts";
import { newCard, type CardState } from "./card-state.ts";
import { dayOf, dayShiftMs } from "../day.ts";
import { anAnswer, aScheduling } from "../../../test/log-samples.ts";
import { ratings } from "./ratings.ts";
import { rebuiltCard } from "../log/rebuild.ts";
import { stateAfterAnswer, previews } from "./scheduler.ts";
import { dayMs, hourMs } from "../../time/units.ts";

/** From one end of the calendar to the other, with zones whose clocks change, one of them by half an hour. */
const zones = [
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Asia/Kathmandu",
];
/** Nights with clock changes somewhere, or a skipped day (Apia, 30 December 2011). */
const nights = ["2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05", "2011-12-30"].map((day) => Date.parse(day));

/** Properties of a card's state after an answer, with any history. */
function isSound(state: CardState, at: number, reps: number): boolean {
  const { stability, difficulty, due, lastReview } = state;
  return (
    stability > 0 &&
    Number.isFinite(stability) &&
    difficulty >= 1 &&
    difficulty <= 10 &&
    due >= at &&
    lastReview === at &&
    state.reps === reps
  );
}

/** The next moment of a history: seconds or years later, often around a night with a clock change. */
function later(at: number, random: () => number): number {
  const night = nights[Math.floor(random() * nights.length)]! + Math.floor(random() * 36 * hourMs) - 6 * hourMs;
  if (random() < 0.3 && night > at) return night;
  return at + Math.floor(random() ** 6 * 400 * dayMs);
}

describe("a student who travels", () => {
  test("can answer in any zone, at any time, and the card's state is valid", () => {
    const random = seededRandom("zones");
    const unsound: object[] = [];
    for (let history = 0; history < lawRuns(2000); history++) {
      let [state, at] = [newCard, nights[5]! + Math.floor(random() * 6000 * dayMs)];
      for (let reps = 1; reps <= 12; reps++) {
        const zone = zones[Math.floor(random() * zones.length)]!;
        // In one of ten cases the clock is slow, by milliseconds or by days.
        at = random() < 0.1 ? at - Math.floor(random() ** 4 * 5 * dayMs) : later(at, random);
        const scheduling = { ...aScheduling, dayShiftMs: dayShiftMs(at, zone) };
        const answer = { cardId: `c${history}`, rating: ratings[Math.floor(random() * 4)]!, at, weight: random() < 0.3 ? 0.5 : 1 };
        previews(state, answer, scheduling);
        state = stateAfterAnswer(state, answer, scheduling);
        if (!isSound(state, at, reps)) unsound.push({ state, answer, zone });
      }
    }
    expect(unsound.slice(0, 3)).toEqual([]);
  });

  test("who flies from Kiritimati to Pago Pago answers on the calendar's day before, and no day has passed", () => {
    const first = Date.UTC(2026, 1, 28, 15);
    const second = first + hourMs;
    const [kiritimati, pagoPago] = [dayOf(first, "Pacific/Kiritimati"), dayOf(second, "Pacific/Pago_Pago")];
    expect(pagoPago - kiritimati).toBe(-1);
    const here = { ...aScheduling, dayShiftMs: dayShiftMs(first, "Pacific/Kiritimati") };
    const there = { ...aScheduling, dayShiftMs: dayShiftMs(second, "Pacific/Pago_Pago") };
    const learned = stateAfterAnswer(newCard, { cardId: "c", rating: "easy", at: first }, here);
    const stayed = stateAfterAnswer(
      stateAfterAnswer(newCard, { cardId: "c", rating: "easy", at: first }, there),
      { cardId: "c", rating: "good", at: second },
      there,
    );
    expect(stateAfterAnswer(learned, { cardId: "c", rating: "good", at: second }, there)).toEqual(stayed);
  });

  test("loses no answer, in any order of arrival of the devices' entries", () => {
    const random = seededRandom("late from elsewhere");
    for (let round = 0; round < 100; round++) {
      const log = Array.from({ length: 15 }, (_, number) => {
        const at = nights[Math.floor(random() * 2)]! + Math.floor(random() * 3 * dayMs);
        const zone = zones[Math.floor(random() * zones.length)]!;
        return anAnswer({
          id: `e${number}`,
          at,
          rating: ratings[number % 4]!,
          scheduling: { ...aScheduling, dayShiftMs: dayShiftMs(at, zone) },
        });
      });
      const whole = rebuiltCard(log);
      expect(whole.card.reps).toBe(15);
      const mixed = shuffled(log, random);
      expect(rebuiltCard(mixed)).toEqual(whole);
      // Any prefix of a log must be valid too, since the rest may still arrive.
      for (let length = 0; length <= mixed.length; length++) expect(rebuiltCard(mixed.slice(0, length)).card.reps).toBe(length);
    }
  });
});
