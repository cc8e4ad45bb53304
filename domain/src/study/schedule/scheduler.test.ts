import { createEmptyCard, fsrs, GenSeedStrategyWithCardId, Rating as Grades, StrategyMode, type Card } from "ts-fsrs";
import { describe, expect, test } from "vitest";
import { lawRuns } from "../../../test/law-runs.ts";
import { seededRandom } from "../../practice/seeded-random.ts";
import { newCard, type CardState } from "./card-state.ts";
import { dayMs } from "../../time/units.ts";
import { ratings, type Rating } from "./ratings.ts";
import { stateAfterAnswer, previews } from "./scheduler.ts";
import type { Scheduling } from "./scheduling.ts";

const minute = 60_000;
const start = Date.UTC(2026, 2, 1, 9);
const usual: Scheduling = { retention: 0.9, learningSteps: [1, 10], relearningSteps: [10], maximumDays: 36_500, dayShiftMs: 0 };
const grades = [Grades.Again, Grades.Hard, Grades.Good, Grades.Easy] as const;
const stages = ["new", "learning", "review", "relearning"] as const;

function rate(
  state: CardState,
  rating: Rating,
  at: number,
  more: { weight?: number; cardId?: string } = {},
  scheduling = usual,
): CardState {
  return stateAfterAnswer(state, { cardId: "c", rating, at, ...more }, scheduling);
}

/** A card in review. */
function aReviewCard(): CardState {
  return rate(rate(newCard, "good", start), "good", start + 10 * minute);
}

/** The result of ts-fsrs itself after an answer, in our types; its days begin at midnight UTC, so its clock is shifted. */
function ofTheirs(card: Card, shift: number): CardState {
  return {
    stage: stages[card.state],
    due: card.due.getTime() - shift,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    lastReview: card.last_review!.getTime() - shift,
  };
}

function aScheduling(random: () => number): Scheduling {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  return {
    retention: 0.7 + Math.round(random() * 27) / 100,
    learningSteps: pick([[], [1], [1, 10], [1, 10, 60], [5, 300, 1439]]),
    relearningSteps: pick([[], [10], [10, 30]]),
    maximumDays: pick([36_500, 365, 30]),
    dayShiftMs: pick([0, 0, -4, 8, -14]) * 3_600_000,
  };
}

test("the schedule equals that of ts-fsrs for any history, with the state stored as JSON in between", () => {
  const random = seededRandom("histories");
  const different: object[] = [];
  const histories = lawRuns(10_000);
  let answers = 0;
  for (let history = 0; history < histories; history++) {
    const scheduling = aScheduling(random);
    const shift = scheduling.dayShiftMs;
    const theirs = fsrs({
      request_retention: scheduling.retention,
      learning_steps: scheduling.learningSteps.map((step) => `${step}m` as const),
      relearning_steps: scheduling.relearningSteps.map((step) => `${step}m` as const),
      maximum_interval: scheduling.maximumDays,
      enable_fuzz: true,
    }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId("id"));
    const cardId = `card-${history}`;
    let at = start + Math.floor(random() * 1000 * dayMs);
    let their: Card & { id: string } = { ...createEmptyCard(new Date(at + shift)), id: cardId };
    let ours = newCard;
    for (let length = 1 + Math.floor(random() * 12); length > 0; length--) {
      const which = Math.floor(random() * 4);
      their = theirs.repeat(their, new Date(at + shift))[grades[which]!].card as Card & { id: string };
      ours = JSON.parse(JSON.stringify(stateAfterAnswer(ours, { cardId, rating: ratings[which]!, at }, scheduling))) as CardState;
      const expected = ofTheirs(their, shift);
      if (JSON.stringify(ours) !== JSON.stringify(expected)) different.push({ ours, expected, scheduling });
      answers++;
      // Late, early or on time, within the day or after years.
      at = random() < 0.3 ? at + Math.floor(random() * dayMs) : Math.max(at, ours.due + Math.floor((random() - 0.3) * 30 * dayMs));
    }
  }
  expect(different.slice(0, 3)).toEqual([]);
  expect(answers).toBeGreaterThan(5 * histories);
});

describe("a card's progress", () => {
  test("a new card has steps of 1 and 10 minutes, then an interval of days", () => {
    const first = rate(newCard, "good", start);
    expect(first).toMatchObject({ stage: "learning", due: start + 10 * minute, step: 1, reps: 1, lastReview: start });
    const second = rate(first, "good", first.due);
    expect(second).toMatchObject({ stage: "review", reps: 2, lapses: 0, step: 0 });
    expect(second.scheduledDays).toBeGreaterThanOrEqual(1);
    expect(second.due).toBe(first.due + second.scheduledDays * dayMs);
  });

  test("Again restarts the steps; Easy skips them", () => {
    expect(rate(rate(newCard, "good", start), "again", start + minute)).toMatchObject({
      stage: "learning",
      step: 0,
      due: start + 2 * minute,
    });
    expect(rate(newCard, "easy", start).stage).toBe("review");
  });

  test("a forgotten card is relearned, counts a lapse, and gets a shorter interval than before", () => {
    const before = aReviewCard();
    const forgotten = rate(before, "again", before.due);
    expect(forgotten).toMatchObject({ stage: "relearning", due: before.due + 10 * minute, lapses: 1 });
    expect(forgotten.stability).toBeLessThan(before.stability);
    expect(rate(forgotten, "good", forgotten.due).stage).toBe("review");
  });

  // femto-fsrs 2.0.0 gives a card that was learned with Hard and forgotten after 60 days nearly twice the stability that it had.
  test("a card that is forgotten long after it was due is not more stable than before, with any first answer", () => {
    for (const rating of ratings)
      for (const days of [10, 30, 60, 100, 365, 3650]) {
        const before = rate(newCard, rating, start, {}, { ...usual, learningSteps: [] });
        const forgotten = rate(before, "again", start + days * dayMs, {}, { ...usual, learningSteps: [] });
        expect(forgotten.stability).toBeLessThanOrEqual(before.stability);
      }
  });

  // supermemo2 1.1.0 has no number for the interval of a card whose first answer was wrong and the next two right.
  test("a new card whose first answer is wrong has intervals of days after right ones, each longer than the last", () => {
    let card = rate(newCard, "again", start);
    const days: number[] = [];
    for (let answer = 0; answer < 5; answer++) {
      card = rate(card, "good", card.due);
      days.push(card.scheduledDays);
    }
    expect(days.slice(1).every((one, at) => Number.isInteger(one) && one > days[at]!)).toBe(true);
  });

  test("without steps a new card has an interval of days at once", () => {
    expect(rate(newCard, "again", start, {}, { ...usual, learningSteps: [] }).stage).toBe("review");
  });

  test("the given state is not modified", () => {
    const before = Object.freeze(aReviewCard());
    const copy = { ...before };
    rate(before, "good", before.due, { weight: 0.5 });
    expect(before).toEqual(copy);
  });

  test("an answer from before the last one counts as if it were given at the same moment", () => {
    const card = aReviewCard();
    const [early, atOnce] = [start - 3 * dayMs, card.lastReview!].map((at) => ({ at, state: rate(card, "good", at) }));
    expect(early!.state).toEqual({ ...atOnce!.state, lastReview: early!.at, due: atOnce!.state.due - (atOnce!.at - early!.at) });
    expect(rate(card, "good", start - 3 * dayMs, { weight: 0.5 }).stability).toBeLessThanOrEqual(early!.state.stability);
  });
});

describe("settings of the schedule", () => {
  test("with a higher retention intervals are shorter", () => {
    const known = { ...aReviewCard(), stability: 100, lastReview: start, due: start + 100 * dayMs };
    const days = [0.7, 0.8, 0.9, 0.97].map((retention) => rate(known, "good", known.due, {}, { ...usual, retention }).scheduledDays);
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(new Set(days).size).toBe(4);
  });

  test("no interval is longer than the longest one", () => {
    const known = { ...aReviewCard(), stability: 5000, lastReview: start, due: start + 100 * dayMs };
    expect(rate(known, "good", known.due, {}, { ...usual, maximumDays: 90 }).scheduledDays).toBeLessThanOrEqual(90);
  });

  test("cards that were learned together are distributed over several days, each always on the same one", () => {
    const known = { ...aReviewCard(), stability: 40, lastReview: start, due: start + 40 * dayMs };
    const spread = () => Array.from({ length: 100 }, (_, card) => rate(known, "good", known.due, { cardId: `c${card}` }).scheduledDays);
    expect(new Set(spread()).size).toBeGreaterThan(3);
    // Pinned: old logs are replayed, and must give the same days.
    expect(spread().slice(0, 5)).toEqual([153, 139, 140, 137, 150]);
  });

  test("an answer after 4 a.m. is on another day than one before it", () => {
    // In a zone five hours west of UTC, 4 a.m. is 9:00 UTC.
    const newYork: Scheduling = { ...usual, dayShiftMs: -9 * 3_600_000 };
    const learned = rate(newCard, "easy", Date.UTC(2026, 0, 10, 23), {}, newYork);
    const sameEvening = rate(learned, "good", Date.UTC(2026, 0, 11, 3), {}, newYork);
    const nextMorning = rate(learned, "good", Date.UTC(2026, 0, 11, 13), {}, newYork);
    expect(nextMorning.stability).toBeGreaterThan(sameEvening.stability);
  });

  // ts-fsrs 5.4.2 counts days by UTC's calendar: there the second of these answers is on another day in New York's evening, and on the same one in the last pair.
  test("two answers of an evening are on one study day, though midnight UTC is between them; two with a night between them are not", () => {
    const newYork: Scheduling = { ...usual, dayShiftMs: -9 * 3_600_000 };
    const known: CardState = { ...aReviewCard(), stability: 9, lastReview: start };
    const twice = (first: string, second: string) => {
      const once = rate(known, "good", Date.parse(first), {}, newYork);
      return rate(once, "good", Date.parse(second), {}, newYork).stability / once.stability;
    };
    expect(twice("2026-03-10T18:50:00-05:00", "2026-03-10T19:10:00-05:00")).toBe(1);
    expect(twice("2026-03-10T03:30:00-05:00", "2026-03-10T18:30:00-05:00")).toBeGreaterThan(1);
  });
});

describe("previews", () => {
  test("have the state after each rating", () => {
    for (const state of [newCard, rate(newCard, "again", start), aReviewCard(), rate(aReviewCard(), "again", start + 9 * dayMs)]) {
      const at = Math.max(state.due, start);
      const shown = previews(state, { cardId: "c", at }, usual);
      for (const rating of ratings) {
        expect(shown[rating].state).toEqual(rate(state, rating, at));
        expect(shown[rating].intervalMs).toBe(shown[rating].state.due - at);
      }
    }
  });

  test("increase from Again to Easy", () => {
    const state = aReviewCard();
    const shown = previews(state, { cardId: "c", at: state.due }, usual);
    const intervals = ratings.map((rating) => shown[rating].intervalMs);
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
    expect(new Set(intervals).size).toBe(4);
  });
});

describe("an answer of half weight", () => {
  test("changes the memory state partly, so that the interval is at most that of a full answer", () => {
    const random = seededRandom("weights");
    for (let round = 0; round < 500; round++) {
      const known = { ...aReviewCard(), stability: 1 + random() * 200, difficulty: 1 + random() * 9, lastReview: start };
      const at = start + Math.ceil(known.stability) * dayMs;
      const [half, whole] = [0.5, 1].map((weight) => rate(known, "good", at, { weight, cardId: `c${round}` }));
      expect(half!.stability).toBeGreaterThan(known.stability);
      expect(half!.stability).toBeLessThan(whole!.stability);
      expect(half!.stability ** 2).toBeCloseTo(known.stability * whole!.stability, 3);
      expect(half!.scheduledDays).toBeLessThanOrEqual(whole!.scheduledDays);
      expect(half!.due).toBe(at + half!.scheduledDays * dayMs);
      expect(half).toMatchObject({ stage: "review", reps: known.reps + 1, lapses: known.lapses, lastReview: at });
    }
  });

  test("keeps a card that is being learned at its step", () => {
    const learning = rate(newCard, "again", start);
    expect(rate(learning, "good", learning.due, { weight: 0.5 })).toMatchObject({ stage: "learning", step: 0 });
    expect(rate(learning, "good", learning.due)).toMatchObject({ stage: "learning", step: 1 });
  });

  test("of Again counts as a full one", () => {
    const known = aReviewCard();
    expect(rate(known, "again", known.due, { weight: 0.5 })).toEqual(rate(known, "again", known.due));
  });
});
